/** A sleep that can be ended early. */
export interface Sleep {
  /** Ends the current sleep, or the next one at once if nothing sleeps now, so that no call is lost. */
  wake(): void;
  sleep(ms: number): Promise<void>;
}

export function createSleep(): Sleep {
  let isWoken = false;
  let endSleep = () => {};
  return {
    wake() {
      isWoken = true;
      endSleep();
    },
    async sleep(ms) {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          // Waiting for the next job keeps no process alive.
          timer.unref();
          endSleep = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isWoken = false;
    },
  };
}
