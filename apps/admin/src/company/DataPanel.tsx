import type { CompanyData } from '@derrick/domain/company';
import { useSession } from '../core/session.tsx';
import { DataSection } from './DataSection.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import type { SectionProps } from './useSectionForm.ts';

interface DataPanelProps extends SectionProps<CompanyData> {
  /** Of the company, which is typed before it is deleted. */
  name: string;
}

/** What becomes of the company's data: the settings, a copy of everything, and the end. */
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
