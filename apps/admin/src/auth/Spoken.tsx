import { visuallyHidden } from '@derrick/ui/theme';

/** Reads its text out when it changes, and shows nothing. */
export function Spoken({ children }: { children: string }) {
  return (
    <span role="status" className={visuallyHidden}>
      {children}
    </span>
  );
}
