import { dataCases } from './contract.data.tsx';
import { fieldCases } from './contract.fields.tsx';
import { layoutCases } from './contract.layout.tsx';
import { overlayCases } from './contract.overlays.tsx';
import type { ContractCase } from './contract.types.ts';
import * as kit from './index.ts';

const ignore = () => {};
const ignoreEdit = () => undefined;
const icon = <svg aria-hidden="true" />;

/** All components of the kit that render an element, with minimal props. */
export const contractCases: readonly ContractCase[] = [
  ...dataCases,
  ...fieldCases,
  ...layoutCases,
  ...overlayCases,
  { name: 'Banner', role: 'status', render: (props) => <kit.Banner {...props}>Saved</kit.Banner> },
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
    name: 'CopyButton',
    role: 'button',
    label: 'Copy link',
    render: (props) => <kit.CopyButton {...props} label="Copy link" text="https://derrick.test" />,
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
    name: 'InlineEdit',
    render: (props) => (
      <kit.InlineEdit {...props} label="Well name" value="Bakken 4-22H" onSave={ignoreEdit} />
    ),
  },
  { name: 'Kbd', render: (props) => <kit.Kbd {...props}>Ctrl+K</kit.Kbd> },
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
  { name: 'Skeleton', render: (props) => <kit.Skeleton {...props} /> },
  {
    name: 'Spinner',
    role: 'progressbar',
    label: 'Loading tickets',
    render: (props) => <kit.Spinner {...props} label="Loading tickets" />,
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
