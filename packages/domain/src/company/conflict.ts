import { type Infer, type Struct, type, unknown } from 'superstruct';
import { refusalOf } from '../contract/refusal.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { sectionChangeStruct } from './schema.ts';

const anySectionStruct = type({ ...sectionChangeStruct.schema, settings: unknown() });

/** The `data` of a change refused with 409: who was faster, when, and the section as it is now. */
export type SectionConflict<Section> = Infer<typeof sectionChangeStruct> & { settings: Section };

/**
 * Reads who was faster from the error of a refused change; undefined when it failed for another reason.
 * @param section the struct of the section's reply
 */
export function sectionConflictOf<Section, S>(
  error: unknown,
  section: Struct<Section, S>,
): SectionConflict<Section> | undefined {
  const conflict = refusalOf(error, [errorCodes.conflict], anySectionStruct);
  const [failure, settings] = section.validate(conflict?.settings, { coerce: true });
  return conflict && !failure ? { ...conflict, settings } : undefined;
}
