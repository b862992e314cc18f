import { Grid } from '@derrick/ui/Grid';
import { TextArea } from '@derrick/ui/TextArea';
import { TextField } from '@derrick/ui/TextField';
import { useTranslate } from '../../core/i18n/MessagesProvider.tsx';
import { RecordSection } from '../../patterns/form/index.ts';
import * as css from './TicketForm.css.ts';
import type { TicketFormState } from './useTicketForm.ts';

/** Location and description of the work. */
export function SiteSection({ form }: { form: TicketFormState }) {
  const t = useTranslate();
  return (
    <RecordSection title={t('ticketForm.site')} hint={t('ticketForm.siteHint')}>
      <Grid columns={2} align="start">
        <TextField {...form.field('location')} isRequired />
        <TextField {...form.field('wellName')} isRequired />
        <TextArea {...form.field('description')} className={css.wide} isRequired />
        <TextArea {...form.field('notes')} className={css.wide} rows={2} />
      </Grid>
    </RecordSection>
  );
}
