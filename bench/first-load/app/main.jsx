import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { Redirect, Route, Switch } from 'wouter';
import { get } from './api.js';

const SignIn = lazy(() => import('./SignIn.jsx'));
const Tickets = lazy(() => import('./Tickets.jsx'));

createRoot(document.getElementById('root')).render(
  <MantineProvider>
    <SWRConfig value={{ fetcher: get }}>
      <Suspense>
        <Switch>
          <Route path="/login" component={SignIn} />
          <Route path="/job-tickets" component={Tickets} />
          <Redirect to="/login" />
        </Switch>
      </Suspense>
    </SWRConfig>
  </MantineProvider>,
);
