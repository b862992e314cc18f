import { Banner } from '@derrick/ui/Banner';
import { Button } from '@derrick/ui/Button';
import { Calendar } from '@derrick/ui/Calendar';
import { Checkbox } from '@derrick/ui/Checkbox';
import { ConfirmDialog } from '@derrick/ui/ConfirmDialog';
import { DateField } from '@derrick/ui/DateField';
import { DatePicker } from '@derrick/ui/DatePicker';
import { Dialog } from '@derrick/ui/Dialog';
import { EmptyState } from '@derrick/ui/EmptyState';
import { ErrorSummary } from '@derrick/ui/ErrorSummary';
import { Popover } from '@derrick/ui/Popover';
import { RadioGroup } from '@derrick/ui/RadioGroup';
import { SegmentedControl } from '@derrick/ui/SegmentedControl';
import { Select } from '@derrick/ui/Select';
import { Switch } from '@derrick/ui/Switch';
import { Tabs } from '@derrick/ui/Tabs';
import { Text } from '@derrick/ui/Text';
import { TextField } from '@derrick/ui/TextField';
import { clearToasts, ToastRegion, toast } from '@derrick/ui/Toast';
import { KitProvider } from '@derrick/ui/theme';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';
import { Rows } from '../Rows.tsx';

/** A right-to-left page with left-to-right texts, such as a partly translated page. */
const meta = preview.meta({
  title: 'Components/Layout/Right to left',
  tags: ['behavior'],
  component: Rows,
  parameters: ownPage(620),
  globals: { direction: 'rtl', locale: 'es' },
});

/** Returns the text node with exactly this text. */
function nodeOf(text: string): Node {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.textContent === text) return walker.currentNode;
  throw new Error(`“${text}” is not on the page`);
}

/** Returns the distance of a character from the left edge of the window, in px. */
function leftOf(text: string, index: number): number {
  const range = document.createRange();
  range.setStart(nodeOf(text), index);
  range.setEnd(nodeOf(text), index + 1);
  return range.getBoundingClientRect().left;
}

/** Expects the last character of each text, a full stop or question mark, at the right end of the text. */
async function expectEndsBehind(texts: readonly string[]) {
  const wrong = texts.filter((text) => leftOf(text, text.length - 1) < leftOf(text, 0));
  await expect(wrong).toEqual([]);
}

/** Every text keeps its own direction and is aligned to the right like the rest of the page. */
export const Texts = meta.story({
  render: () => (
    <Rows>
      <Banner title="¿Se guardó?">Banner con un punto.</Banner>
      <EmptyState title="No hay técnicos." description="Añade uno para empezar." />
      <ErrorSummary title="Hay 1 error." errors={[{ controlId: 'name', message: 'Falta el nombre.' }]} />
      <TextField label="¿Nombre?" description="Como en su documento." isRequired />
      <TextField id="name" label="Apellidos (todos)." errorMessage="Faltan los apellidos." />
      <Select label="¿Nivel?" description="El de este año." items={[{ id: 'a', label: 'Oficial' }]} />
      <Checkbox label="¿Avisar?" description="Por correo." />
      <Switch label="¿Activo?" description="Puede entrar." />
    </Rows>
  ),
  play: async () => {
    await expectEndsBehind([
      '¿Se guardó?',
      'Banner con un punto.',
      'No hay técnicos.',
      'Añade uno para empezar.',
    ]);
    await expectEndsBehind(['Hay 1 error.', 'Falta el nombre.', '¿Nombre?', 'Como en su documento.']);
    await expectEndsBehind(['Apellidos (todos).', 'Faltan los apellidos.', '¿Nivel?', 'El de este año.']);
    await expectEndsBehind(['¿Avisar?', 'Por correo.', '¿Activo?', 'Puede entrar.']);
    const name = screen.getByText('¿Nombre?');
    const end = leftOf('¿Nombre?', '¿Nombre?'.length - 1);
    await expect(name.getBoundingClientRect().right - end).toBeLessThan(40);
  },
});

/** The texts of a dialog keep their own direction too. */
export const InADialog = meta.story({
  render: () => (
    <Dialog
      isOpen
      onOpenChange={fn()}
      title="¿Editar técnico?"
      description="Los cambios valen desde hoy."
      footer={<Button>Guardar</Button>}
    />
  ),
  play: async () => {
    await screen.findByRole('dialog');
    await expectEndsBehind(['¿Editar técnico?', 'Los cambios valen desde hoy.']);
  },
});

export const InAConfirmation = meta.story({
  render: () => (
    <ConfirmDialog
      isOpen
      onOpenChange={fn()}
      title="¿Borrar el parte?"
      confirmLabel="Borrar"
      onConfirm={fn()}
    >
      Se borra para todos.
    </ConfirmDialog>
  ),
  play: async () => {
    await screen.findByRole('alertdialog');
    await expectEndsBehind(['¿Borrar el parte?', 'Se borra para todos.']);
  },
});

/** A popover is aligned with the right edge of its button, like the rest of the page. */
export const InAPopover = meta.story({
  render: () => (
    <div style={{ padding: 60 }}>
      <Popover label="Origen de la tarifa" trigger={<Button>Ver</Button>}>
        <Text>La tarifa del nivel en el día del trabajo.</Text>
      </Popover>
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ver' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Origen de la tarifa' });
    await expect(getComputedStyle(popover).direction).toBe('rtl');
    await waitFor(() => {
      const apart = popover.getBoundingClientRect().right - trigger.getBoundingClientRect().right;
      return expect(Math.abs(apart)).toBeLessThan(3);
    });
    await expectEndsBehind(['La tarifa del nivel en el día del trabajo.']);
  },
});

/** The first day of the week is on the right. The button for the next month is on the left. */
export const InACalendar = meta.story({
  render: () => <DatePicker label="Vence el" defaultValue="2026-11-21" defaultOpen />,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const [first, second] = dialog.querySelectorAll('th');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY,
    );
  },
});

/** Arrow keys move in the direction they point: the next day is on the left. */
export const ArrowKeysInACalendar = meta.story({
  render: () => <Calendar label="Fecha" defaultValue="2026-11-18" />,
  play: async ({ canvas }) => {
    const dayOf = (element: Element | null) => element?.textContent;
    const chosen = canvas.getByRole('button', { name: /18 de noviembre de 2026/ });
    await userEvent.click(chosen);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(dayOf(document.activeElement)).toBe('19'));
    const { left } = chosen.getBoundingClientRect();
    await expect(document.activeElement?.getBoundingClientRect().left).toBeLessThan(left);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(dayOf(document.activeElement)).toBe('17'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(dayOf(document.activeElement)).toBe('24'));
  },
});

/** Arrow keys move between tabs in the direction they point. A text field in the panel keeps its own arrow keys. */
export const ArrowKeysInTabs = meta.story({
  render: () => (
    <Tabs
      label="Ajustes"
      items={[
        { id: 'profile', label: 'Perfil', children: <TextField label="Nombre" defaultValue="Ana" /> },
        { id: 'billing', label: 'Facturas', children: 'Moneda.' },
        { id: 'data', label: 'Datos', children: 'Todo.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Perfil' }));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Facturas' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Perfil' })).toHaveFocus());
    const name = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
    await userEvent.click(name);
    name.setSelectionRange(0, 0);
    await userEvent.keyboard('{ArrowRight}');
    await expect(name.selectionStart).toBe(1);
    await expect(canvas.getByRole('tab', { name: 'Perfil' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** Presses an arrow key and returns how far the focus moved, in px. Positive values are to the right. */
async function moveFocus(key: 'ArrowLeft' | 'ArrowRight'): Promise<number> {
  const left = () => document.activeElement?.getBoundingClientRect().left ?? 0;
  const before = left();
  await userEvent.keyboard(`{${key}}`);
  return left() - before;
}

/**
 * Expects arrow keys to move the focus in the direction they point: from the first of three items to the last, and one
 * back.
 */
async function expectArrowKeysToPoint(first: HTMLElement, onward: 'ArrowLeft' | 'ArrowRight') {
  const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const sign = onward === 'ArrowLeft' ? -1 : 1;
  first.focus();
  const moves = [await moveFocus(onward), await moveFocus(onward), await moveFocus(back)];
  await expect(moves.map(Math.sign)).toEqual([sign, sign, -sign]);
}

const views = [
  { id: 'day', label: 'Día' },
  { id: 'week', label: 'Semana' },
  { id: 'month', label: 'Mes' },
] as const;

/** Arrow keys move between segments in the direction they point. */
export const ArrowKeysInSegments = meta.story({
  render: () => <SegmentedControl label="Vista" items={views} defaultValue="day" />,
  play: ({ canvas }) => expectArrowKeysToPoint(canvas.getByRole('radio', { name: 'Día' }), 'ArrowLeft'),
});

/** Arrow keys move between radio buttons side by side in the direction they point. */
export const ArrowKeysInRadioButtons = meta.story({
  render: () => <RadioGroup label="Vista" items={views} defaultValue="day" orientation="horizontal" />,
  play: ({ canvas }) => expectArrowKeysToPoint(canvas.getByRole('radio', { name: 'Día' }), 'ArrowLeft'),
});

/** Radio buttons in a column: ArrowRight chooses the next one, like ArrowDown. */
export const ArrowKeysInAColumn = meta.story({
  render: () => <RadioGroup label="Vista" items={views} defaultValue="day" />,
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Día' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Semana' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Mes' })).toHaveFocus();
  },
});

/** A date reads in the direction of its language. Arrow keys move in the direction they point. */
export const ArrowKeysInADate = meta.story({
  render: () => <DateField label="Fecha" defaultValue="2026-11-21" />,
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    if (!day) throw new Error('The date has no parts');
    await expect(day).toHaveTextContent('21');
    await expectArrowKeysToPoint(day, 'ArrowRight');
  },
});

/** The opposite case: a right-to-left language in a left-to-right page. */
const leftToRight = { direction: 'ltr', locale: 'es' } as const;
const inHebrew = (Story: () => ReactNode) => (
  <KitProvider theme="light" locale="he-IL">
    <Story />
  </KitProvider>
);

export const HebrewArrowKeysInSegments = ArrowKeysInSegments.extend({
  globals: leftToRight,
  decorators: [inHebrew],
  play: ({ canvas }) => expectArrowKeysToPoint(canvas.getByRole('radio', { name: 'Día' }), 'ArrowRight'),
});

export const HebrewArrowKeysInRadioButtons = ArrowKeysInRadioButtons.extend({
  globals: leftToRight,
  decorators: [inHebrew],
  play: ({ canvas }) => expectArrowKeysToPoint(canvas.getByRole('radio', { name: 'Día' }), 'ArrowRight'),
});

export const HebrewArrowKeysInTabs = ArrowKeysInTabs.extend({
  globals: leftToRight,
  decorators: [inHebrew],
  play: async ({ canvas }) =>
    expectArrowKeysToPoint(await canvas.findByRole('tab', { name: 'Perfil' }), 'ArrowRight'),
});

export const HebrewArrowKeysInADate = ArrowKeysInADate.extend({
  globals: leftToRight,
  decorators: [inHebrew],
});

/** A toast appears on the left, with its button on the left. */
export const InAToast = meta.story({
  render: () => <ToastRegion />,
  beforeEach: () => clearToasts,
  play: async () => {
    toast({ tone: 'success', title: 'Técnico guardado.', description: '¿Otro más?' });
    const shown = await screen.findByRole('alertdialog', { name: 'Técnico guardado.' });
    const { left, right } = shown.getBoundingClientRect();
    await expect(left).toBeLessThan(window.innerWidth - right);
    const close = within(shown).getByRole('button');
    await expect(close.getBoundingClientRect().right).toBeLessThan(
      within(shown).getByText('¿Otro más?').getBoundingClientRect().left,
    );
  },
});
