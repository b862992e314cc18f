import { AppShell, PanelUser, SidePanel, type SidePanelProps, TopBar } from '@derrick/ui/AppShell';
import { Hints } from '@derrick/ui/Hints';
import { IconButton } from '@derrick/ui/IconButton';
import { DerrickMark } from '@derrick/ui/Logo';
import { TextField } from '@derrick/ui/TextField';
import {
  Bell,
  Building2,
  Gauge,
  HardHat,
  LogOut,
  ReceiptText,
  ScrollText,
  Ticket,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';

const pages = [
  { id: 'overview', label: 'Overview', icon: <Gauge size={18} /> },
  { id: 'job-tickets', label: 'Job Tickets', icon: <Ticket size={18} /> },
  { id: 'invoices', label: 'Invoices', icon: <ReceiptText size={18} /> },
  { id: 'technicians', label: 'Technicians', icon: <HardHat size={18} /> },
  { id: 'managers', label: 'Managers', icon: <UsersRound size={18} /> },
  { id: 'audit-log', label: 'Audit Log', icon: <ScrollText size={18} /> },
  { id: 'company', label: 'Company', icon: <Building2 size={18} /> },
] as const;

export const onAction = fn();

interface ShellExampleProps extends Partial<SidePanelProps> {
  title?: string;
}

/** A shell with seven pages and links to switch between them. */
export function ShellExample({ title, ...panel }: ShellExampleProps) {
  const [current, setCurrent] = useState('overview');
  const page = pages.find(({ id }) => id === current);
  return (
    <div
      onClickCapture={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
        const id = link?.getAttribute('href')?.slice(2);
        if (!id) return;
        event.preventDefault();
        setCurrent(id);
      }}
    >
      <Hints />
      <AppShell
        panel={
          <SidePanel
            productName="Derrick"
            mark={<DerrickMark />}
            team={{
              name: 'Permian Basin Co. Team',
              description: '24 members',
              initialsOf: 'Permian Basin Co.',
            }}
            groupLabel="Main menu"
            entries={pages.map((entry) => ({
              ...entry,
              href: `#/${entry.id}`,
              isCurrent: entry.id === current,
            }))}
            user={
              <PanelUser
                name="Maya Reyes"
                description="Super admin"
                menuLabel="Account"
                items={[{ id: 'signOut', label: 'Sign out', icon: <LogOut size={16} /> }]}
                onAction={onAction}
              />
            }
            {...panel}
          />
        }
        topBar={
          <TopBar title={title ?? page?.label ?? ''}>
            <IconButton label="Notifications" icon={<Bell size={18} />} badge={99} />
          </TopBar>
        }
      >
        <p>Content of the page.</p>
        <TextField label="Search" />
        <div style={{ blockSize: '120vh' }} />
      </AppShell>
    </div>
  );
}
