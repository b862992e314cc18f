import type { ReactNode } from 'react';

export function Rows({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 20 }}>{children}</div>;
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <div style={{ fontSize: 12, marginBlockEnd: 8, color: 'var(--derrick-color-faint)' }}>{label}</div>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>
    </div>
  );
}
