import {
  ActionIcon,
  Avatar,
  Badge,
  Checkbox,
  Group,
  Menu,
  Pagination,
  Skeleton,
  Stack,
  Table,
  Text,
} from '@mantine/core';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { Shell } from './Shell.jsx';

const PAGE_SIZE = 50;
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const hours = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const Person = ({ name, photo }) => (
  <Group gap={8} wrap="nowrap">
    <Avatar name={name} src={photo} size="sm" />
    <Text size="sm" truncate>
      {name}
    </Text>
  </Group>
);

const RowMenu = ({ jobcode }) => (
  <Menu>
    <Menu.Target>
      <ActionIcon variant="subtle" aria-label={`Actions for ${jobcode}`}>
        <EllipsisVertical size={16} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<Pencil size={16} />}>Edit</Menu.Item>
      <Menu.Item leftSection={<Trash2 size={16} />} color="red">
        Delete
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

const Row = ({ ticket, isSelected, onToggle }) => (
  <Table.Tr bg={isSelected ? 'var(--mantine-color-blue-light)' : undefined}>
    <Table.Td>
      <Checkbox aria-label={`Select ${ticket.jobcode}`} checked={isSelected} onChange={onToggle} />
    </Table.Td>
    <Table.Td>#{ticket.jobcode}</Table.Td>
    <Table.Td>{date.format(new Date(ticket.createdAt))}</Table.Td>
    <Table.Td>
      {ticket.company && <Person name={ticket.company.name} photo={ticket.company.photo} />}
    </Table.Td>
    <Table.Td>
      {ticket.technician && <Person name={ticket.technician.fullname} photo={ticket.technician.photo} />}
    </Table.Td>
    <Table.Td>
      <Badge color={ticket.invoiceId ? 'green' : 'yellow'}>
        {ticket.invoiceId ? 'Invoiced' : 'Not invoiced'}
      </Badge>
    </Table.Td>
    <Table.Td ta="end">{hours.format(ticket.workHours)} hours</Table.Td>
    <Table.Td>
      <RowMenu jobcode={ticket.jobcode} />
    </Table.Td>
  </Table.Tr>
);

/** List of job tickets with selection, paging and a menu for each row. */
export default function Tickets() {
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState(new Set());
  const { data } = useSWR(`/ticket?pageNumber=${page}&pageSize=${PAGE_SIZE}&filterOptions=none`);
  const tickets = data?.data ?? [];
  const isAllSelected = tickets.length > 0 && tickets.every(({ id }) => selected.has(id));
  const toggle = (id) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <Shell>
      <Stack>
        <Table layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={48}>
                <Checkbox
                  aria-label="Select all"
                  checked={isAllSelected}
                  onChange={() => setSelected(new Set(isAllSelected ? [] : tickets.map(({ id }) => id)))}
                />
              </Table.Th>
              <Table.Th w={110}>Ticket</Table.Th>
              <Table.Th w={130}>Created</Table.Th>
              <Table.Th>Company</Table.Th>
              <Table.Th>Technician</Table.Th>
              <Table.Th w={150}>Status</Table.Th>
              <Table.Th w={110} ta="end">
                Hours
              </Table.Th>
              <Table.Th w={56} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {tickets.map((ticket) => (
              <Row
                key={ticket.id}
                ticket={ticket}
                isSelected={selected.has(ticket.id)}
                onToggle={() => toggle(ticket.id)}
              />
            ))}
          </Table.Tbody>
        </Table>
        {data ? (
          <Pagination total={data.meta.pagination.pageCount} value={page} onChange={setPage} />
        ) : (
          <Skeleton height={480} />
        )}
      </Stack>
    </Shell>
  );
}
