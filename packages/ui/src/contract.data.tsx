import type { ContractCase } from './contract.types.ts';
import * as kit from './index.ts';

const items = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
];
const ignore = () => {};
const rows = [{ id: '1', code: '#TK-1' }];
const columns = [
  { id: 'code', header: 'Ticket ID', isRowHeader: true, cell: (row: { code: string }) => row.code },
];

export const dataCases: readonly ContractCase[] = [
  {
    name: 'Avatar',
    role: 'img',
    label: 'Luis Ortega',
    render: (props) => <kit.Avatar {...props} name="Luis Ortega" label="Luis Ortega" />,
  },
  {
    name: 'AvatarGroup',
    role: 'list',
    label: 'Technicians',
    render: (props) => (
      <kit.AvatarGroup {...props} label="Technicians" members={[{ id: '1', name: 'Luis Ortega' }]} />
    ),
  },
  { name: 'Badge', render: (props) => <kit.Badge {...props}>Invoiced</kit.Badge> },
  {
    name: 'BarChart',
    role: 'figure',
    label: 'Hours logged this week',
    render: (props) => (
      <kit.BarChart
        {...props}
        label="Hours logged this week"
        labelHeader="Day"
        valueHeader="Hours"
        bars={[{ id: 'mon', label: 'Mon', value: 38 }]}
      />
    ),
  },
  {
    name: 'ChipList',
    render: (props) => <kit.ChipList {...props} label="Applied filters" chips={items} onRemove={ignore} />,
  },
  {
    name: 'DataTable',
    role: 'grid',
    label: 'Tickets',
    render: (props) => (
      <kit.DataTable
        {...props}
        label="Tickets"
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        getRowLabel={(row) => row.code}
      />
    ),
  },
  {
    name: 'FileItem',
    role: 'listitem',
    render: (props) => <kit.FileItem {...props} name="well.pdf" />,
  },
  {
    name: 'FileList',
    role: 'list',
    label: 'Files',
    render: (props) => (
      <kit.FileList {...props} label="Files">
        <kit.FileItem name="well.pdf" />
      </kit.FileList>
    ),
  },
  {
    name: 'LineChart',
    role: 'figure',
    label: 'Hours a month',
    render: (props) => (
      <kit.LineChart
        {...props}
        label="Hours a month"
        labelHeader="Month"
        series={[{ id: 'hours', label: 'Hours' }]}
        points={[{ id: 'jan', label: 'Jan', values: { hours: 38 } }]}
      />
    ),
  },
  {
    name: 'Meter',
    role: 'meter',
    label: 'Storage',
    render: (props) => <kit.Meter {...props} label="Storage" value={40} />,
  },
  {
    name: 'ProgressBar',
    role: 'progressbar',
    label: 'Uploading',
    render: (props) => <kit.ProgressBar {...props} label="Uploading" value={0.5} />,
  },
  {
    name: 'StackedBarChart',
    role: 'figure',
    label: 'Hours this week',
    render: (props) => (
      <kit.StackedBarChart
        {...props}
        label="Hours this week"
        labelHeader="Day"
        totalHeader="Total"
        series={[{ id: 'work', label: 'Work' }]}
        bars={[{ id: 'mon', label: 'Mon', values: { work: 38 } }]}
      />
    ),
  },
  {
    name: 'StatCard',
    role: 'group',
    label: 'Total Tickets',
    render: (props) => <kit.StatCard {...props} label="Total Tickets" value="248" />,
  },
  {
    name: 'Tree',
    role: 'treegrid',
    label: 'Wells',
    render: (props) => <kit.Tree {...props} label="Wells" items={items} />,
  },
];
