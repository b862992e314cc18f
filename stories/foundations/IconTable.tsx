import {
  Bell,
  CircleAlert,
  CircleCheck,
  Ellipsis,
  FileCheck,
  FileClock,
  Gauge,
  HardHat,
  Info,
  Languages,
  type LucideIcon,
  Plus,
  ReceiptText,
  Search,
  Ticket,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';
import { code, Plate } from './SpecimenTable.tsx';

const icons: Record<string, LucideIcon> = {
  Gauge,
  Ticket,
  ReceiptText,
  HardHat,
  FileCheck,
  FileClock,
  Search,
  Plus,
  Ellipsis,
  X,
  Trash2,
  Bell,
  Languages,
  CircleCheck,
  CircleAlert,
  TriangleAlert,
  Info,
};

export function IconTable() {
  return (
    <Plate>
      <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}>
        {Object.entries(icons).map(([name, Icon]) => (
          <div key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            <span style={code}>{name}</span>
          </div>
        ))}
      </div>
    </Plate>
  );
}
