import type { CSSProperties, ReactElement } from 'react';
import * as kit from './index.ts';

/** What every component hands on to its element. */
export interface ContractProps {
  ref: (element: Element | null) => void;
  className: string;
  style: CSSProperties;
  'data-contract': string;
}

/** One component under the contract. */
export interface ContractCase {
  name: keyof typeof kit;
  render: (props: ContractProps) => ReactElement<{ id?: string }>;
  /** Role and accessible name of the element that a reader meets; none for decoration and plain frames. */
  role?: string;
  label?: string;
  /** Stands in a portal that only a browser has. */
  isOverlay?: boolean;
}

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

/** Every component of the kit that draws an element, with the least it needs. */
export const contractCases: readonly ContractCase[] = [
  {
    name: 'AlertDialog',
    role: 'alertdialog',
    label: 'Delete Ticket',
    isOverlay: true,
    render: (props) => (
      <kit.AlertDialog
        {...props}
        isOpen
        title="Delete Ticket"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        onOpenChange={ignore}
        onConfirm={ignore}
      >
        It can't be undone.
      </kit.AlertDialog>
    ),
  },
  {
    name: 'AppShell',
    render: (props) => (
      <kit.AppShell {...props} panel={null} topBar={null}>
        Page
      </kit.AppShell>
    ),
  },
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
    name: 'Checkbox',
    role: 'checkbox',
    label: 'Signed',
    render: (props) => <kit.Checkbox {...props} label="Signed" />,
  },
  {
    name: 'CheckboxList',
    role: 'group',
    label: 'Technician 1 selected',
    render: (props) => (
      <kit.CheckboxList
        {...props}
        label="Technician"
        items={items}
        selectedKeys={new Set(['one'])}
        onChange={ignore}
      />
    ),
  },
  {
    name: 'ChipList',
    render: (props) => <kit.ChipList {...props} label="Applied filters" chips={items} onRemove={ignore} />,
  },
  {
    name: 'ComboBox',
    role: 'combobox',
    label: 'Technician',
    render: (props) => (
      <kit.ComboBox {...props} label="Technician" items={items} value={null} onChange={ignore} />
    ),
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
  { name: 'DateField', render: (props) => <kit.DateField {...props} label="From" /> },
  {
    name: 'Dialog',
    role: 'dialog',
    label: 'Add technician',
    isOverlay: true,
    render: (props) => <kit.Dialog {...props} isOpen title="Add technician" onOpenChange={ignore} />,
  },
  {
    name: 'Dropzone',
    role: 'group',
    label: 'Attachments',
    render: (props) => (
      <kit.Dropzone {...props} label="Attachments" files={[]} onAdd={ignore} onRemove={ignore} />
    ),
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
    name: 'FilterPopover',
    role: 'dialog',
    label: 'Filters',
    isOverlay: true,
    render: (props) => (
      <kit.FilterPopover
        {...props}
        isOpen={typeof document !== 'undefined'}
        trigger={typeof document === 'undefined' ? null : document.body}
        title="Filters"
        footer={null}
        onOpenChange={ignore}
        onSubmit={ignore}
      >
        Sections
      </kit.FilterPopover>
    ),
  },
  { name: 'FilterSection', render: (props) => <kit.FilterSection {...props}>Technician</kit.FilterSection> },
  {
    name: 'IconButton',
    role: 'button',
    label: 'Notifications',
    render: (props) => <kit.IconButton {...props} label="Notifications" icon={icon} />,
  },
  {
    name: 'LanguageSwitcher',
    role: 'combobox',
    label: 'Language',
    render: (props) => (
      <kit.LanguageSwitcher {...props} label="Language" languages={items} value="one" onChange={ignore} />
    ),
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
    name: 'Menu',
    role: 'menu',
    label: 'Row',
    isOverlay: true,
    render: (props) => (
      <kit.Menu
        {...props}
        label="Row"
        items={items}
        onAction={ignore}
        isOpen
        trigger={<kit.Button>Open</kit.Button>}
      />
    ),
  },
  {
    name: 'NativeSelect',
    role: 'combobox',
    label: 'Job type',
    render: (props) => <kit.NativeSelect {...props} label="Job type" items={items} />,
  },
  {
    name: 'Pagination',
    render: (props) => (
      <kit.Pagination {...props} page={1} pageSize={10} rowCount={248} onPageChange={ignore} />
    ),
  },
  {
    name: 'PanelUser',
    render: (props) => (
      <kit.PanelUser {...props} name="Maya Reyes" menuLabel="Your account" items={items} onAction={ignore} />
    ),
  },
  {
    name: 'PasswordField',
    label: 'Password',
    render: (props) => <kit.PasswordField {...props} label="Password" />,
  },
  {
    name: 'PhoneField',
    role: 'textbox',
    label: 'Phone',
    render: (props) => (
      <kit.PhoneField
        {...props}
        label="Phone"
        value=""
        onChange={ignore}
        format={(typed, caret) => ({ value: typed, caret })}
      />
    ),
  },
  {
    name: 'ProgressBar',
    role: 'progressbar',
    label: 'Uploading',
    render: (props) => <kit.ProgressBar {...props} label="Uploading" value={0.5} />,
  },
  {
    name: 'SearchField',
    role: 'searchbox',
    label: 'Search tickets',
    render: (props) => <kit.SearchField {...props} label="Search tickets" />,
  },
  {
    name: 'Select',
    role: 'button',
    label: 'Choose an option Job type',
    render: (props) => <kit.Select {...props} label="Job type" items={items} />,
  },
  {
    name: 'SidePanel',
    render: (props) => (
      <kit.SidePanel {...props} productName="Derrick" mark={icon} groupLabel="Main menu" entries={[]} />
    ),
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
  {
    name: 'TextArea',
    role: 'textbox',
    label: 'Description',
    render: (props) => <kit.TextArea {...props} label="Description" />,
  },
  {
    name: 'TextField',
    role: 'textbox',
    label: 'Email',
    render: (props) => <kit.TextField {...props} label="Email" />,
  },
  {
    name: 'TimeField',
    role: 'textbox',
    label: 'Work start',
    render: (props) => <kit.TimeField {...props} label="Work start" />,
  },
  { name: 'ToastRegion', isOverlay: true, render: () => <kit.ToastRegion /> },
  {
    name: 'Tooltip',
    role: 'tooltip',
    isOverlay: true,
    render: (props) => (
      <kit.Tooltip
        {...props}
        content="Notifications"
        isOpen
        trigger={<kit.IconButton label="Notifications" icon={icon} />}
      />
    ),
  },
  {
    name: 'TopBar',
    role: 'heading',
    label: 'Job Tickets',
    render: (props) => <kit.TopBar {...props} title="Job Tickets" />,
  },
];

/** Names of the index that begin like a component's and draw nothing of their own. */
export const withoutElement: readonly (keyof typeof kit)[] = [
  'AnchoredMenu',
  'KitProvider',
  'LoadingOverlayHost',
  'SpinnerRing',
];
