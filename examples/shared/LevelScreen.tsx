'use client';

import { ApiError } from '@derrick/domain/http';
import { createJobType, type JobType } from '@derrick/domain/jobTypes';
import { Button } from '@derrick/ui/Button';
import { DataTable, type DataTableColumn } from '@derrick/ui/DataTable';
import { DateRangePicker } from '@derrick/ui/DateRangePicker';
import { Dialog } from '@derrick/ui/Dialog';
import { ErrorSummary } from '@derrick/ui/ErrorSummary';
import { SearchField } from '@derrick/ui/SearchField';
import { TextField } from '@derrick/ui/TextField';
import { TimeField } from '@derrick/ui/TimeField';
import { ToastRegion, toast } from '@derrick/ui/Toast';
import { type FormEvent, useState } from 'react';
import { api, firstLevels } from './server.ts';

const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });

const columns: readonly DataTableColumn<JobType>[] = [
  { id: 'name', header: 'Nivel', isRowHeader: true, cell: ({ name }) => name, cardRole: 'title' },
  {
    id: 'rate',
    header: 'Precio por hora',
    align: 'end',
    cell: ({ hourlyRateCents = 0 }) => euros.format(hourlyRateCents / 100),
    cardRole: 'badge',
  },
];

/** Messages for the error keys of the server. */
const sentences: Readonly<Record<string, string>> = { nameTaken: 'Ya hay un nivel con este nombre' };

/** A table with a filter, and a dialog with a form that shows the server's errors. */
export function LevelScreen() {
  const [levels, setLevels] = useState(firstLevels);
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const rows = levels.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <main className="page">
      <h1>Niveles</h1>
      <DataTable
        label="Niveles"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        getRowLabel={({ name }) => name}
        selectionMode="multiple"
        status={rows.length > 0 ? { kind: 'ready' } : { kind: 'empty', title: 'Ningún nivel' }}
        toolbar={
          <>
            <SearchField label="Filtrar por nombre" value={search} onChange={setSearch} />
            <Button variant="primary" onPress={() => setOpen(true)}>
              Nuevo nivel
            </Button>
          </>
        }
      />
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Nuevo nivel">
        <LevelForm
          onSaved={(level, since) => {
            setLevels((known) => [level, ...known]);
            setOpen(false);
            toast({ tone: 'success', title: 'Guardado', description: `${level.name}, desde ${since}` });
          }}
        />
      </Dialog>
      <ToastRegion />
    </main>
  );
}

function LevelForm({ onSaved }: { onSaved: (level: JobType, since: string) => void }) {
  const [failure, setFailure] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const errorOf = (field: string) => sentences[failure?.errors?.[field] ?? ''];

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setPending(true);
    try {
      const level = await api.call(createJobType, { body: { name: String(form.get('name')) } });
      onSaved(level, `${form.get('from')} ${form.get('time')}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      setPending(false);
    }
  }

  return (
    <form onSubmit={save} noValidate className="form">
      {failure && (
        <ErrorSummary
          title={failure.message}
          errors={Object.keys(failure.errors ?? {}).map((field) => ({
            controlId: field,
            message: errorOf(field) ?? failure.message,
          }))}
        />
      )}
      <TextField id="name" name="name" label="Nombre" errorMessage={errorOf('name')} isRequired />
      <DateRangePicker
        label="Vigencia"
        fromName="from"
        toName="to"
        defaultValue={{ from: '2026-03-02', to: '2026-12-31' }}
      />
      <TimeField name="time" label="Desde la hora" defaultValue="19:00" />
      <Button type="submit" variant="primary" isPending={isPending}>
        Guardar
      </Button>
    </form>
  );
}
