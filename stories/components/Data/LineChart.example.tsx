import { LineChart } from '@derrick/ui/LineChart';

const series = [
  { id: 'billed', label: 'Billed' },
  { id: 'paid', label: 'Paid' },
] as const;

const months = [
  { id: '2026-09', label: 'Sep', longLabel: 'September 2026', values: { billed: 31_000, paid: 28_000 } },
  { id: '2026-10', label: 'Oct', longLabel: 'October 2026', values: { billed: 38_000, paid: 30_000 } },
  // November is not paid yet: its line ends in October.
  { id: '2026-11', label: 'Nov', longLabel: 'November 2026', values: { billed: 35_000 } },
];

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export function BilledAndPaid() {
  return (
    <LineChart
      label="Billed and paid, September to November 2026"
      labelHeader="Month"
      series={series}
      points={months}
      formatValue={(value) => dollars.format(value)}
    />
  );
}
