import './rateCard.css';
import { Button } from '@derrick/ui/Button';

/** Markup and styles of an app, with the kit's tokens. */
export function RateCard({ level, rate }: { level: string; rate: string }) {
  return (
    <div className="rate-card">
      <strong>{level}</strong>
      <small>{rate} an hour</small>
      <Button className="rate-save">Change rate</Button>
    </div>
  );
}
