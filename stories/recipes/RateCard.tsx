import './rateCard.css';
import { Button } from '@derrick/ui/Button';

/** An app's own component, styled with the tokens of the kit. */
export function RateCard({ level, rate }: { level: string; rate: string }) {
  return (
    <div className="rate-card">
      <strong>{level}</strong>
      <small>{rate} an hour</small>
      <Button className="rate-save">Change rate</Button>
    </div>
  );
}
