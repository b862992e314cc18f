import type { CompanyInvoices } from '@derrick/domain/company';
import { deferred } from '../core/deferred.tsx';
import { InvoicesSection } from './InvoicesSection.tsx';
import type { SectionProps } from './useSectionForm.ts';

const PaymentSettings = deferred(async () => (await import('../payments/index.ts')).PaymentSettings, {
  messages: ['payments'],
});

/** Invoice settings, and the payment service with which customers pay. */
export function InvoicesPanel(props: SectionProps<CompanyInvoices>) {
  return (
    <>
      <InvoicesSection key={props.settings.version} {...props} />
      <PaymentSettings />
    </>
  );
}
