import { AppShell, Burger, Group, NavLink, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { LayoutDashboard, ReceiptText, Search, Ticket, Users } from 'lucide-react';

const entries = [
  { label: 'Overview', Icon: LayoutDashboard },
  { label: 'Job tickets', Icon: Ticket, isCurrent: true },
  { label: 'Invoices', Icon: ReceiptText },
  { label: 'Technicians', Icon: Users },
];

/** Frame of the signed-in pages. */
export function Shell({ children }) {
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 240, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between">
          <Group>
            <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label="Menu" />
            <Title order={3}>Job tickets</Title>
          </Group>
          <TextInput aria-label="Search" placeholder="Search" leftSection={<Search size={16} />} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="md">
        {entries.map(({ label, Icon, isCurrent }) => (
          <NavLink key={label} href="#" label={label} active={isCurrent} leftSection={<Icon size={16} />} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>{children}</AppShell.Main>
    </AppShell>
  );
}
