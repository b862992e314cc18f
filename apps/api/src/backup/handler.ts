import type { JobHandler } from '../jobs/index.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logging.ts';
import { backUpIntoFolder } from './folder.ts';
import { summaryOf } from './manifest.ts';
import type { BackupLocations } from './source.ts';

interface Parts {
  log: Logger;
  config: BackupLocations & Pick<Config, 'backupDir' | 'backupKeep'>;
  /** Called after each verified backup. */
  onMade?: ((at: Date) => void) | undefined;
}

/** Makes a backup in BACKUP_DIR. If it is not set, the process makes no backups. */
export function backupHandler({ log, config, onMade }: Parts): { backup?: JobHandler } {
  const { backupDir, backupKeep } = config;
  if (backupDir === undefined) return {};
  return {
    async backup(_job, signal) {
      const start = performance.now();
      const { path, manifest } = await backUpIntoFolder(backupDir, backupKeep, config, log, signal);
      const details = { ...summaryOf(manifest), path, durationMs: Math.round(performance.now() - start) };
      if (manifest.missingFiles.length > 0) log.warn(details, 'backup created with missing files');
      else log.info(details, 'backup created');
      onMade?.(new Date());
      return 'done';
    },
  };
}
