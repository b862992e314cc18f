import { Avatar } from '@derrick/ui/Avatar';
import * as css from './list.css.ts';

interface PersonCellProps {
  name: string;
  photo: string | null;
  /** Square for a company. @default 'round' */
  shape?: 'round' | 'square';
  className?: string;
}

/** A picture and a name; cards on a phone show the name alone. */
export function PersonCell({ name, photo, shape = 'round', className }: PersonCellProps) {
  return (
    <span className={css.person}>
      <Avatar name={name} src={photo ?? undefined} shape={shape} size="small" data-card="hidden" />
      <bdi className={className ? `${css.personName} ${className}` : css.personName}>{name}</bdi>
    </span>
  );
}
