import type { CompanyData } from '@derrick/domain/company';
import { useSession } from '../core/session.tsx';
import { DataSection } from './DataSection.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import type { SectionProps } from './useSectionForm.ts';

interface DataPanelProps extends SectionProps<CompanyData> {
  /** Name of the company, which the user types to confirm its deletion. */
  name: string;
}

/** Data settings, full export and deletion of the company. */
export function DataPanel({ name, ...props }: DataPanelProps) {
  const { can } = useSession();
  return (
    <>
      <DataSection key={props.settings.version} {...props} />
      <ExportCard />
      {can('company:delete') && <DeleteCard name={name} />}
    </>
  );
}
