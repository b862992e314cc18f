import { useState, useSyncExternalStore } from 'react';
import { AdminApp } from '../../apps/admin/src/main/AdminApp.tsx';
import type { BackEnd } from '../mocks/backEnd.ts';

interface AppWithMailProps {
  backEnd: BackEnd;
  /** Address at which the app opens. */
  location: string;
}

/** The app below the emails that its back end has sent. Following a link restarts the app, like a new tab. */
export function AppWithMail({ backEnd, location }: AppWithMailProps) {
  const mails = useSyncExternalStore(backEnd.subscribe, backEnd.mails);
  const [path, setPath] = useState(location);
  return (
    <>
      {mails.length > 0 && (
        <section aria-label="Mail" style={{ padding: 8, background: 'Canvas', color: 'CanvasText' }}>
          {mails.map((mail) => (
            <p key={mail.path} style={{ margin: 0 }}>
              To {mail.to}: {mail.subject}{' '}
              <button type="button" onClick={() => setPath(mail.path)}>
                Follow the link
              </button>
            </p>
          ))}
        </section>
      )}
      <AdminApp key={path} location={path} />
    </>
  );
}
