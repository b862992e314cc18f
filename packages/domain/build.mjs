/** `npm run build`. */
import { emitModules } from '../../scripts/emitModules.mjs';

emitModules();
