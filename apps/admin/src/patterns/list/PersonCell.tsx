import { Avatar } from '@derrick/ui/Avatar';
import * as css from './list.css.ts';

interface PersonCellProps {
  name: string;
  photo: string | null;
  /** Use `square` for companies. @default 'round' */
  shape?: 'round' | 'square';
  className?: string;
}

/** Avatar and name; cards on phones show only the name. */
export function PersonCell({ name, photo, shape = 'round', className }: PersonCellProps) {
  return (
    <span className={css.person}>
      <Avatar name={name} src={photo ?? undefined} shape={shape} size="small" data-card="hidden" />
      <bdi className={className ? `${css.personName} ${className}` : css.personName}>{name}</bdi>
    </span>
  );
}
