import type {
  DocumentParty,
  DocumentText,
  DocumentTicket,
  InvoiceDocumentContent,
} from '@derrick/domain/invoices';
import { Inline } from '@derrick/ui/Inline';
import { Stack } from '@derrick/ui/Stack';
import { Fragment, useState } from 'react';
import * as css from './InvoicePaper.css.ts';
import { PaperLines } from './PaperLines.tsx';
import { PaperTotals } from './PaperTotals.tsx';

interface InvoicePaperProps {
  /** The texts of the document, which its PDF also shows. */
  content: InvoiceDocumentContent;
  /** Accessible name. */
  label: string;
  /** Address of the company's logo, shown above its name. */
  logo?: string | null | undefined;
  /** The company's color as `#rrggbb`. */
  color?: string | null | undefined;
}

/** Document of an invoice in the language of its customer: parties, lines, totals and tickets. */
export function InvoicePaper({ content, label, logo, color }: InvoicePaperProps) {
  const { language, title, number, mark, isVoid, seller, customer, facts, labels, footer } = content;
  return (
    <article
      className={color ? css.colored : css.paper}
      aria-label={label}
      lang={language}
      {...(color && { style: { borderBlockStartColor: color } })}
    >
      <Inline as="header" gap={24} align="stretch" justify="between">
        <Seller name={seller.name} logo={logo} />
        <div className={css.title}>
          <p className={css.word}>{title}</p>
          <p className={css.number}>{number ?? mark}</p>
          {isVoid && <p className={css.mark}>{mark}</p>}
        </div>
      </Inline>
      <div className={css.about}>
        <Party party={customer} />
        <Party party={seller} />
        <dl className={css.dates}>
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt className={css.label}>{fact.label}</dt>
              <dd className={css.fact} data-fact={fact.id}>
                {fact.id === 'reference' ? <References text={fact.value} /> : fact.value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <PaperLines sections={content.sections} labels={labels} />
      <PaperTotals rows={content.totals} label={labels.totals} />
      {content.texts.map((text) => (
        <Text key={text.id} text={text} />
      ))}
      <Tickets tickets={content.tickets} label={labels.tickets} />
      {footer && <p className={css.footer}>{footer}</p>}
    </article>
  );
}

/** Logo of the seller, or its name without a logo. */
function Seller({ name, logo }: { name: string; logo: string | null | undefined }) {
  const [failed, setFailed] = useState<string>();
  if (!logo || logo === failed) return <p className={css.seller}>{name}</p>;
  return <img className={css.logo} src={logo} alt="" onError={() => setFailed(logo)} />;
}

/** Cost references, separated by commas. */
const References = ({ text }: { text: string }) =>
  text.split(', ').map((reference, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the references have no id, and their order stays.
    <Fragment key={index}>
      {index > 0 && ', '}
      <span className={css.reference}>{reference}</span>
    </Fragment>
  ));

const Party = ({ party: { label, name, lines } }: { party: DocumentParty }) => (
  <div>
    <p className={css.label}>{label}</p>
    <p className={css.name}>{name}</p>
    {lines.length > 0 && <p className={css.address}>{lines.join('\n')}</p>}
  </div>
);

const Text = ({ text: { heading, text } }: { text: DocumentText }) => (
  <div>
    <p className={css.label}>{heading}</p>
    <p className={css.notes}>{text}</p>
  </div>
);

/** The tickets that no heading of the lines describes. */
function Tickets({ tickets, label }: { tickets: readonly DocumentTicket[]; label: string }) {
  if (tickets.length === 0) return null;
  return (
    <div>
      <p className={css.label}>{label}</p>
      <Stack as="ul" gap={12} aria-label={label}>
        {tickets.map(({ id, heading, facts }) => (
          <li key={id}>
            <p className={css.name}>{heading}</p>
            {facts.length > 0 && <p className={css.address}>{facts.join('\n')}</p>}
          </li>
        ))}
      </Stack>
    </div>
  );
}
