import type { AuditChange, AuditEvent } from '@derrick/domain/audit';
import { formatDate, formatFileSize, formatMoney, formatUnitPrice } from '@derrick/domain/format';
import { notificationTypes } from '@derrick/domain/notifications';
import type { MessageKey } from '../core/i18n/catalogue.ts';
import type { Translate } from '../core/i18n/messages.ts';
import { typeNames } from '../notifications/index.ts';
import { choiceNames } from './choiceNames.ts';
import { fieldName } from './fieldNames.ts';

/** Formatting options of a change. */
export interface ChangeReader {
  t: Translate;
  /** BCP 47 tag. */
  locale: string;
  /** ISO 4217 code for amounts in the smallest unit. */
  currency: string;
}

/** A field with its previous and new value, as texts. */
export interface ChangeTexts {
  /** API name of the field. */
  field: string;
  /** Displayed name of the field. */
  name: string;
  before: string;
  after: string;
}

/** The server appends the price in the smallest unit to the name of a line: `Senior technician, 8 h × 11550`. */
const LINE = /^(.* × )(-?\d+(?:\.\d+)?)$/s;

function textOf({ locale, currency }: ChangeReader, field: string, text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text, locale);
  const [, line, cents] = (field === 'lines' && LINE.exec(text)) || [];
  return line && cents ? line + formatUnitPrice(Number(cents), locale, currency) : text;
}

function numberText({ locale, currency }: ChangeReader, kind: string, field: string, value: number): string {
  if (field === 'unitPriceCents') return formatUnitPrice(value, locale, currency);
  if (field.endsWith('Cents')) return formatMoney(value, locale, currency);
  if (field.endsWith('Percent'))
    return (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 4 });
  if (kind === 'file' && field === 'size') return formatFileSize(value, locale);
  return value.toLocaleString(locale);
}

/** Formats a value: an amount as money, a record by its name, a long text shortened. */
function valueText(reader: ChangeReader, kind: string, field: string, value: unknown): string {
  const { t } = reader;
  if (value === null || value === undefined || value === '') return t('audit.nothing');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (typeof value === 'number') return numberText(reader, kind, field, value);
  if (typeof value === 'string') {
    const choice = (choiceNames[`${kind}.${field}`] ?? choiceNames[field])?.[value];
    return choice ? t(choice) : textOf(reader, field, value);
  }
  const name: unknown = Reflect.get(Object(value), 'name');
  if (typeof name === 'string') return textOf(reader, field, name);
  const text: unknown = Reflect.get(Object(value), 'text');
  return typeof text === 'string' ? `${text}…` : JSON.stringify(value);
}

const channelNames: Readonly<Partial<Record<string, MessageKey>>> = {
  app: 'notificationSettings.app',
  mail: 'auditDetail.value.message.mail',
  sms: 'notificationSettings.sms',
};

/** Returns the displayed name of a field. A notification setting is recorded as its type and channel: `ticketSigned mail`. */
function nameOf(t: Translate, field: string): string {
  const [first = '', channel = ''] = field.split(' ');
  const type = notificationTypes.find((one) => one === first);
  const channelName = channelNames[channel];
  if (type && channelName) return `${t(typeNames[type])}: ${t(channelName)}`;
  const key = fieldName(field);
  return key ? t(key) : field;
}

/** Formats the change of a record's field. */
export function changeTexts(
  reader: ChangeReader,
  { action }: Pick<AuditEvent, 'action'>,
  change: AuditChange,
): ChangeTexts {
  const { t } = reader;
  const { field, isSecret, added = [], removed = [] } = change;
  const [kind = ''] = action.split('.');
  const named = { field, name: nameOf(t, field) };
  if (isSecret) return { ...named, before: t('audit.secret'), after: t('audit.secret') };
  const text = (value: unknown) => valueText(reader, kind, field, value);
  const texts = (values: readonly unknown[]) => values.map(text).join(', ') || t('audit.nothing');
  return added.length + removed.length > 0
    ? { ...named, before: texts(removed), after: texts(added) }
    : { ...named, before: text(change.before), after: text(change.after) };
}
