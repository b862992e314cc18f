import { type Infer, type Struct, validate } from 'superstruct';
import { errorCodes } from '../http/errorCodes.ts';
import { ApiError } from '../http/errors.ts';
import { sectionChangeStruct } from './schema.ts';

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
  if (!(error instanceof ApiError) || error.code !== errorCodes.conflict) return undefined;
  const [failure, change] = validate(error.data, sectionChangeStruct, { coerce: true });
  if (failure || typeof error.data !== 'object' || error.data === null) return undefined;
  const [wrong, settings] = section.validate(Reflect.get(error.data, 'settings'), { coerce: true });
  return wrong ? undefined : { ...change, settings };
}
