import { type Infer, type Struct, type, unknown } from 'superstruct';
import { errorDataOf } from '../contract/errorData.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { sectionChangeStruct } from './schema.ts';

const anySectionStruct = type({ ...sectionChangeStruct.schema, settings: unknown() });

/** The `data` of a change rejected with 409: who changed the section in the meantime, when, and the current section. */
export type SectionConflict<Section> = Infer<typeof sectionChangeStruct> & { settings: Section };

/**
 * Reads the conflict from the error of a rejected change. Returns undefined if the change failed for another reason.
 * @param section the struct of the section's reply
 */
export function sectionConflictOf<Section, S>(
  error: unknown,
  section: Struct<Section, S>,
): SectionConflict<Section> | undefined {
  const conflict = errorDataOf(error, [errorCodes.conflict], anySectionStruct);
  const [failure, settings] = section.validate(conflict?.settings, { coerce: true });
  return conflict && !failure ? { ...conflict, settings } : undefined;
}
