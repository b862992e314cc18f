// For screens that have not moved to wouter's own imports.
import { Redirect as WouterRedirect } from 'wouter';

export { useLocation, useSearch } from 'wouter';

export const Redirect = ({ to }: { to: string }) => <WouterRedirect to={to} replace />;
