import type { JobType } from '@derrick/domain/jobTypes';
import { storyId } from './people.ts';

export const jobTypes: readonly JobType[] = [
  'Pump service',
  'Inspection',
  'Workover',
  'Salt water disposal',
  'Compressor service',
  'Flowback',
  'Pipeline repair',
  'Tank gauging',
].map((name, n) => ({ id: storyId(7, n + 1), name }));
