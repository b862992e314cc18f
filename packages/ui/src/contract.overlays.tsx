import type { ContractCase } from './contract.types.ts';
import * as kit from './index.ts';

const items = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
];
const ignore = () => {};
const icon = <svg aria-hidden="true" />;

export const overlayCases: readonly ContractCase[] = [
  {
    name: 'CommandPalette',
    role: 'dialog',
    label: 'Commands',
    isOverlay: true,
    render: (props) => <kit.CommandPalette {...props} isOpen commands={[]} onAction={ignore} />,
  },
  {
    name: 'ConfirmDialog',
    role: 'alertdialog',
    label: 'Delete Ticket',
    isOverlay: true,
    render: (props) => (
      <kit.ConfirmDialog
        {...props}
        isOpen
        title="Delete Ticket"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        onOpenChange={ignore}
        onConfirm={ignore}
      >
        It can't be undone.
      </kit.ConfirmDialog>
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
    name: 'ColumnChooser',
    role: 'dialog',
    label: 'Columns',
    isOverlay: true,
    render: (props) => (
      <kit.ColumnChooser
        {...props}
        isOpen={typeof document !== 'undefined'}
        trigger={typeof document === 'undefined' ? null : document.body}
        columns={[{ id: 'code', header: 'Ticket ID', isRowHeader: true }]}
        value={kit.noColumnChoice}
        onChange={ignore}
        onOpenChange={ignore}
      />
    ),
  },
  {
    name: 'AnchoredPopover',
    role: 'dialog',
    label: 'Rate',
    isOverlay: true,
    render: (props) => (
      <kit.AnchoredPopover
        {...props}
        label="Rate"
        isOpen={typeof document !== 'undefined'}
        trigger={typeof document === 'undefined' ? null : document.body}
        onOpenChange={ignore}
      >
        The rate of the day
      </kit.AnchoredPopover>
    ),
  },
  {
    name: 'Dialog',
    role: 'dialog',
    label: 'Add technician',
    isOverlay: true,
    render: (props) => <kit.Dialog {...props} isOpen title="Add technician" onOpenChange={ignore} />,
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
    name: 'PanelUser',
    render: (props) => (
      <kit.PanelUser {...props} name="Maya Reyes" menuLabel="Your account" items={items} onAction={ignore} />
    ),
  },
  {
    name: 'SidePanel',
    render: (props) => (
      <kit.SidePanel {...props} productName="Derrick" mark={icon} groupLabel="Main menu" entries={[]} />
    ),
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
  {
    name: 'Drawer',
    role: 'dialog',
    label: 'Ticket #TK-1',
    isOverlay: true,
    render: (props) => <kit.Drawer {...props} isOpen title="Ticket #TK-1" onOpenChange={ignore} />,
  },
  {
    name: 'Popover',
    role: 'dialog',
    label: 'Rate',
    isOverlay: true,
    render: (props) => (
      <kit.Popover
        {...props}
        label="Rate"
        isOpen={typeof document !== 'undefined'}
        trigger={<kit.Button>Why?</kit.Button>}
      >
        The rate of the day
      </kit.Popover>
    ),
  },
];
