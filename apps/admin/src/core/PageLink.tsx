import { Link, type LinkProps } from '@derrick/ui/Link';
import { useSession } from './session.tsx';

/**
 * Link to a page of another feature. If the user lacks permission for the page, the label is plain text, and a link that
 * looks like a button is left out.
 */
export function PageLink(props: LinkProps) {
  const { canOpen } = useSession();
  if (canOpen(props.href)) return <Link {...props} />;
  return props.variant === 'button' ? null : props.children;
}
