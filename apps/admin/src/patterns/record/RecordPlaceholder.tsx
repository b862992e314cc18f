import { FormGrid } from '@derrick/ui/Form';
import { Skeleton } from '@derrick/ui/Skeleton';
import * as form from '../form/RecordForm.css.ts';

/** Placeholder of a form while its record is loading. The progress line of the shell announces the loading. */
export function RecordPlaceholder({ fields }: { fields: number }) {
  return (
    <div className={form.card} aria-hidden="true">
      <FormGrid className={form.fields}>
        {Array.from({ length: fields }, (_, index) => `field ${index}`).map((key) => (
          <Skeleton key={key} height={64} />
        ))}
      </FormGrid>
    </div>
  );
}
