import type { ContractCase } from './contract.types.ts';
import * as kit from './index.ts';

export const layoutCases: readonly ContractCase[] = [
  {
    name: 'Accordion',
    render: (props) => (
      <kit.Accordion {...props} items={[{ id: 'dates', title: 'Dates', children: 'Any' }]} />
    ),
  },
  {
    name: 'ButtonGroup',
    role: 'group',
    label: 'Export',
    render: (props) => (
      <kit.ButtonGroup {...props} label="Export">
        <kit.Button>CSV</kit.Button>
      </kit.ButtonGroup>
    ),
  },
  { name: 'Card', render: (props) => <kit.Card {...props}>Rates</kit.Card> },
  {
    name: 'DescriptionList',
    render: (props) => (
      <kit.DescriptionList {...props} items={[{ term: 'Well', description: 'Bakken 4-22H' }]} />
    ),
  },
  { name: 'Grid', render: (props) => <kit.Grid {...props}>Cards</kit.Grid> },
  {
    name: 'Heading',
    role: 'heading',
    label: 'Rates',
    render: (props) => (
      <kit.Heading {...props} level={2}>
        Rates
      </kit.Heading>
    ),
  },
  { name: 'Inline', render: (props) => <kit.Inline {...props}>Buttons</kit.Inline> },
  {
    name: 'NotificationList',
    role: 'list',
    label: 'Notifications',
    render: (props) => (
      <kit.NotificationList
        {...props}
        label="Notifications"
        items={[{ id: '1', title: 'Ticket approved', href: '#1', time: '5 minutes ago' }]}
      />
    ),
  },
  { name: 'PageHeader', render: (props) => <kit.PageHeader {...props} title="Invoices" /> },
  {
    name: 'SaveBar',
    role: 'group',
    label: 'Unsaved changes',
    render: (props) => (
      <kit.SaveBar {...props} label="Unsaved changes">
        <kit.Button>Save</kit.Button>
      </kit.SaveBar>
    ),
  },
  {
    name: 'Section',
    role: 'region',
    label: 'Rates',
    render: (props) => (
      <kit.Section {...props} title="Rates">
        None yet
      </kit.Section>
    ),
  },
  {
    name: 'Sparkline',
    role: 'img',
    label: 'Hours, rising',
    render: (props) => <kit.Sparkline {...props} label="Hours, rising" values={[31, 38]} />,
  },
  { name: 'Stack', render: (props) => <kit.Stack {...props}>Fields</kit.Stack> },
  {
    name: 'Tabs',
    render: (props) => (
      <kit.Tabs {...props} label="Settings" items={[{ id: 'profile', label: 'Profile', children: 'Name' }]} />
    ),
  },
  { name: 'Tag', render: (props) => <kit.Tag {...props} label="Night shift" /> },
  { name: 'Text', render: (props) => <kit.Text {...props}>38 hours</kit.Text> },
  {
    name: 'Timeline',
    role: 'list',
    label: 'History',
    render: (props) => (
      <kit.Timeline {...props} label="History" items={[{ id: '1', title: 'Approved', time: 'Today' }]} />
    ),
  },
  { name: 'VisuallyHidden', render: (props) => <kit.VisuallyHidden {...props}>unread</kit.VisuallyHidden> },
];
