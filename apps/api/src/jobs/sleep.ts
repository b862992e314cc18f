/** A sleep that can be ended early. */
export interface Sleep {
  /** Ends the current sleep. If nothing sleeps, the next sleep ends immediately, so that no call is lost. */
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
          // The timer must not keep the process alive.
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
