import { fieldCases } from './contract.fields.tsx';
import { layoutCases } from './contract.layout.tsx';
import { overlayCases } from './contract.overlays.tsx';
import type { ContractCase } from './contract.types.ts';
import * as kit from './index.ts';

const items = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
];
const ignore = () => {};
const icon = <svg aria-hidden="true" />;
const rows = [{ id: '1', code: '#TK-1' }];
const columns = [
  { id: 'code', header: 'Ticket ID', isRowHeader: true, cell: (row: { code: string }) => row.code },
];

/** All components of the kit that render an element, with minimal props. */
export const contractCases: readonly ContractCase[] = [
  ...fieldCases,
  ...layoutCases,
  ...overlayCases,
  {
    name: 'Avatar',
    role: 'img',
    label: 'Luis Ortega',
    render: (props) => <kit.Avatar {...props} name="Luis Ortega" label="Luis Ortega" />,
  },
  { name: 'Badge', render: (props) => <kit.Badge {...props}>Invoiced</kit.Badge> },
  { name: 'Banner', role: 'status', render: (props) => <kit.Banner {...props}>Saved</kit.Banner> },
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
    name: 'Breadcrumbs',
    role: 'navigation',
    label: 'Breadcrumb',
    render: (props) => (
      <kit.Breadcrumbs {...props} items={[{ label: 'Overview', href: '#' }, { label: 'Here' }]} />
    ),
  },
  {
    name: 'Button',
    role: 'button',
    label: 'Save',
    render: (props) => <kit.Button {...props}>Save</kit.Button>,
  },
  {
    name: 'Checklist',
    role: 'group',
    label: 'Before you submit',
    render: (props) => <kit.Checklist {...props} title="Before you submit" items={[]} />,
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
    name: 'DerrickMark',
    role: 'img',
    label: 'Derrick',
    render: (props) => <kit.DerrickMark {...props} label="Derrick" />,
  },
  {
    name: 'EmptyState',
    role: 'heading',
    label: 'No tickets',
    render: (props) => <kit.EmptyState {...props} title="No tickets" />,
  },
  {
    name: 'ErrorSummary',
    role: 'group',
    label: 'One problem',
    render: (props) => (
      <kit.ErrorSummary {...props} title="One problem" errors={[{ message: 'Please enter location' }]} />
    ),
  },
  {
    name: 'Form',
    role: 'form',
    label: 'Ticket',
    render: (props) => (
      <kit.Form {...props} aria-label="Ticket">
        Fields
      </kit.Form>
    ),
  },
  { name: 'FormActions', render: (props) => <kit.FormActions {...props}>Buttons</kit.FormActions> },
  { name: 'FormGrid', render: (props) => <kit.FormGrid {...props}>Fields</kit.FormGrid> },
  {
    name: 'FormSection',
    role: 'group',
    label: 'Where',
    render: (props) => (
      <kit.FormSection {...props} title="Where">
        Fields
      </kit.FormSection>
    ),
  },
  {
    name: 'IconButton',
    role: 'button',
    label: 'Notifications',
    render: (props) => <kit.IconButton {...props} label="Notifications" icon={icon} />,
  },
  {
    name: 'Link',
    role: 'link',
    label: 'Tickets',
    render: (props) => (
      <kit.Link {...props} href="#tickets">
        Tickets
      </kit.Link>
    ),
  },
  { name: 'Logo', render: (props) => <kit.Logo {...props} /> },
  {
    name: 'Pagination',
    render: (props) => (
      <kit.Pagination {...props} page={1} pageSize={10} rowCount={248} onPageChange={ignore} />
    ),
  },
  {
    name: 'ProgressBar',
    role: 'progressbar',
    label: 'Uploading',
    render: (props) => <kit.ProgressBar {...props} label="Uploading" value={0.5} />,
  },
  { name: 'Skeleton', render: (props) => <kit.Skeleton {...props} /> },
  {
    name: 'Spinner',
    role: 'progressbar',
    label: 'Loading tickets',
    render: (props) => <kit.Spinner {...props} label="Loading tickets" />,
  },
  {
    name: 'StatCard',
    role: 'group',
    label: 'Total Tickets',
    render: (props) => <kit.StatCard {...props} label="Total Tickets" value="248" />,
  },
  {
    name: 'StepIndicator',
    role: 'list',
    label: 'Sign up',
    render: (props) => (
      <kit.StepIndicator {...props} label="Sign up" steps={['About you', 'Your company']} current={1} />
    ),
  },
];

/** Exported components that render no element of their own, or only together with another component. */
export const withoutElement: readonly (keyof typeof kit)[] = [
  'AnchoredMenu',
  'Brand',
  'Hints',
  'KitProvider',
  'ListboxPopup',
  'LoadingOverlayHost',
  'SpinnerRing',
];
