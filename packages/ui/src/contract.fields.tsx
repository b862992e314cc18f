import type { ContractCase } from './contract.types.ts';
import * as kit from './index.ts';

const items = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
];
const ignore = () => {};

export const fieldCases: readonly ContractCase[] = [
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
    name: 'ComboBox',
    role: 'combobox',
    label: 'Technician',
    render: (props) => (
      <kit.ComboBox {...props} label="Technician" items={items} value={null} onChange={ignore} />
    ),
  },
  { name: 'DateField', render: (props) => <kit.DateField {...props} label="From" /> },
  {
    name: 'Dropzone',
    role: 'group',
    label: 'Attachments',
    render: (props) => (
      <kit.Dropzone {...props} label="Attachments" files={[]} onAdd={ignore} onRemove={ignore} />
    ),
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
    name: 'LineItemsEditor',
    role: 'group',
    label: 'Lines',
    render: (props) => (
      <kit.LineItemsEditor
        {...props}
        label="Lines"
        kinds={items}
        units={items}
        currency="USD"
        amountOf={() => undefined}
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
    name: 'SignaturePad',
    role: 'group',
    label: 'Signature',
    render: (props) => <kit.SignaturePad {...props} label="Signature" />,
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
  {
    name: 'CheckboxGroup',
    role: 'group',
    label: 'Shifts',
    render: (props) => <kit.CheckboxGroup {...props} label="Shifts" items={items} />,
  },
  {
    name: 'Calendar',
    role: 'application',
    label: 'Work date, November 2026',
    render: (props) => <kit.Calendar {...props} label="Work date" value="2026-11-22" />,
  },
  { name: 'DatePicker', role: 'group', render: (props) => <kit.DatePicker {...props} label="Due date" /> },
  {
    name: 'DateRangePicker',
    role: 'group',
    render: (props) => <kit.DateRangePicker {...props} label="Dates" />,
  },
  {
    name: 'MoneyField',
    render: (props) => <kit.MoneyField {...props} label="Rate" currency="USD" />,
  },
  {
    name: 'MultiSelect',
    label: 'Technicians',
    render: (props) => <kit.MultiSelect {...props} label="Technicians" items={items} />,
  },
  { name: 'NumberField', render: (props) => <kit.NumberField {...props} label="Hours" /> },
  {
    name: 'RadioGroup',
    role: 'radiogroup',
    label: 'Shift',
    render: (props) => <kit.RadioGroup {...props} label="Shift" items={items} />,
  },
  {
    name: 'SegmentedControl',
    role: 'radiogroup',
    label: 'View',
    render: (props) => <kit.SegmentedControl {...props} label="View" items={items} />,
  },
  {
    name: 'Switch',
    role: 'switch',
    label: 'Reminders',
    render: (props) => <kit.Switch {...props} label="Reminders" />,
  },
  {
    name: 'ThemeSwitcher',
    role: 'radiogroup',
    label: 'Theme',
    render: (props) => <kit.ThemeSwitcher {...props} />,
  },
  {
    name: 'ToggleButton',
    role: 'button',
    label: 'Night shift',
    render: (props) => <kit.ToggleButton {...props}>Night shift</kit.ToggleButton>,
  },
];
