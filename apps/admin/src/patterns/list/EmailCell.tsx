import * as css from './list.css.ts';

/** Email address. In a narrow column it breaks after the @ instead of being cut off. */
export function EmailCell({ email }: { email: string }) {
  const domainStart = email.lastIndexOf('@') + 1;
  return (
    <span className={css.email}>
      {email.slice(0, domainStart)}
      <wbr />
      {email.slice(domainStart)}
    </span>
  );
}
