import { describe, expect, it } from 'vitest';
import {
  documentedVariables,
  metricsOfServer,
  read,
  readDocuments,
  readStages,
  readYaml,
  servesPath,
  variablesOfServer,
} from './read.ts';

/** Read by the S3 client, not by the server itself. */
const ofAws = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'];
const known = [...variablesOfServer(), ...ofAws];
const isSecret = (name: string) => /SECRET|PASSWORD|KEY|_URL$/.test(name) && name !== 'PUBLIC_URL';
/** A fixed version instead of a moving tag. */
const pinned = /^[\w./-]+:(?=.*\d)(?!latest)[\w.-]+$/;

describe('the variables', () => {
  it('of the settings table are those that the server reads', () => {
    expect(documentedVariables().sort()).toEqual(variablesOfServer().sort());
  });
});

describe('the image', () => {
  const stages = readStages('deploy/Dockerfile');
  const last = stages.at(-1) ?? [];
  const of = (name: string) => last.filter((line) => line.name === name).map(({ rest }) => rest);

  it('is made from pinned images, in stages', () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const [from] of stages) expect(from?.rest.split(' ')[0]).toMatch(pinned);
  });

  it('runs as a user who is not root and is given by number', () => {
    expect(of('USER')).toEqual(['1000:1000']);
  });

  it('copies only what was built, and what it needs to run', () => {
    for (const line of of('COPY')) expect(line).toMatch(/^--from=(build|dependencies) \/app\//);
    expect(of('CMD')).toEqual(['["node", "apps/api/dist/main.js"]']);
  });

  it('asks a path that the server has for its health', () => {
    const path = /PORT}(\/\w+)`/.exec(of('HEALTHCHECK').join())?.[1] ?? '';
    expect(servesPath(path)).toBe(true);
  });

  it('sets no secret, and no variable that the server does not know', () => {
    expect(stages.flat().filter(({ name }) => name === 'ARG')).toEqual([]);
    const variables = of('ENV').flatMap((line) => line.split(' ').map((part) => part.split('=')));
    for (const [name = ''] of variables) expect(known).toContain(name);
    expect(variables.filter(([name = '']) => isSecret(name))).toEqual([]);
    expect(of('EXPOSE')).toEqual([variables.find(([name]) => name === 'PORT')?.[1]]);
  });

  it('is built without secrets, data and what was built elsewhere', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['**/.env*', '.data', '.git', '**/node_modules', '**/dist']) {
      expect(ignored).toContain(name);
    }
  });
});

describe('compose', () => {
  const { services, networks } = readYaml('deploy/compose/compose.yaml');
  const { app, proxy, ...others } = services;

  it('pins every image', () => {
    for (const { image } of [proxy, ...Object.values<{ image: string }>(others)]) {
      expect(image).toMatch(pinned);
    }
  });

  it('gives the server variables that it knows, and secrets from outside alone', () => {
    for (const name of Object.keys(app.environment)) expect(known).toContain(name);
    for (const service of Object.values<{ environment?: Record<string, string> }>(services)) {
      for (const [name, value] of Object.entries(service.environment ?? {})) {
        if (/SECRET|PASSWORD/.test(name)) expect(value, name).toMatch(/^\$\{[A-Z_]+:[?-]\}$/);
      }
    }
    expect(app.environment['DATABASE_URL']).toMatch(/:\$\{POSTGRES_PASSWORD:\?\}@/);
  });

  it('asks for every variable in its example, which holds no value', () => {
    const lines = read('deploy/compose/.env.example').split('\n');
    const example = lines.filter((line) => /^\w/.test(line)).map((line) => line.split('='));
    const asked = [...read('deploy/compose/compose.yaml').matchAll(/\$\{([A-Z_]+):/g)].map(
      ([, name]) => name,
    );
    expect(example.map(([name]) => name).sort()).toEqual([...new Set(asked)].sort());
    for (const [, value] of example) expect(value).toBe('');
  });

  it('runs two processes that cannot write to their image, and lets the proxy alone be reached', () => {
    expect(app.deploy.replicas).toBe(2);
    expect(app.read_only).toBe(true);
    expect(app.cap_drop).toEqual(['ALL']);
    expect(app.ports).toBeUndefined();
    expect(proxy.ports).toContain('443:443');
    for (const service of Object.values<{ ports?: unknown; networks: string[] }>(others)) {
      expect(service.ports).toBeUndefined();
      expect(service.networks).toEqual(['inside']);
    }
    expect(networks.inside.internal).toBe(true);
  });

  it('sends requests to the port that the server listens on, through one proxy', () => {
    expect(read('deploy/compose/Caddyfile')).toContain(`dynamic a app ${app.environment['PORT']}`);
    expect(app.environment['TRUSTED_PROXIES']).toBe('1');
  });
});

describe('the manifests of Kubernetes', () => {
  const documents = readDocuments('deploy/kubernetes/derrick.yaml');
  const one = (kind: string) => documents.find((document) => document.kind === kind);
  const deployment = one('Deployment').spec;
  const cron = one('CronJob').spec.jobTemplate.spec;
  const settings = one('ConfigMap').data;
  const pods = [deployment.template, cron.template];

  it('have what a cluster needs', () => {
    const kinds = documents.map(({ kind }) => kind);
    for (const kind of ['Service', 'Ingress', 'PodDisruptionBudget', 'NetworkPolicy', 'ServiceAccount']) {
      expect(kinds).toContain(kind);
    }
    expect(one('Secret')).toBeUndefined();
  });

  it('run as nobody in particular, without a way to more rights, with limits', () => {
    for (const { spec } of pods) {
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const { image, resources, securityContext } of spec.containers) {
        expect(image).toMatch(pinned);
        expect(resources.requests).toEqual({ cpu: expect.any(String), memory: expect.any(String) });
        expect(resources.limits.memory).toMatch(/^\d+Mi$/);
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
  });

  it('set variables that the server knows, and no secret', () => {
    for (const [name, value] of Object.entries(settings)) {
      expect(known).toContain(name);
      expect(typeof value, name).toBe('string');
      if (name !== 'FILES_URL') expect(isSecret(name), name).toBe(false);
    }
    for (const { spec } of pods) {
      for (const { envFrom } of spec.containers)
        expect(envFrom).toContainEqual({ secretRef: { name: 'derrick' } });
    }
  });

  it('probe paths that the server has, and ports that it listens on', () => {
    const [container] = deployment.template.spec.containers;
    for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      expect(servesPath(container[name].httpGet.path), name).toBe(true);
    }
    // Restarting a server because the database is unavailable does not make the database available.
    expect(container.livenessProbe.httpGet.path).not.toBe(container.readinessProbe.httpGet.path);
    const ports = container.ports.map(({ containerPort }: { containerPort: number }) =>
      String(containerPort),
    );
    expect(ports).toEqual([settings.PORT, settings.METRICS_PORT]);
    const open = one('NetworkPolicy').spec.ingress.flatMap(
      (rule: { ports: { port: number }[] }) => rule.ports,
    );
    expect(open.map(({ port }: { port: number }) => String(port))).toEqual(ports);
  });

  it('find their pods by labels, and the backup is none of the service', () => {
    const labels = { 'app.kubernetes.io/name': 'derrick' };
    expect(deployment.template.metadata.labels).toEqual(labels);
    for (const selector of [
      deployment.selector.matchLabels,
      one('Service').spec.selector,
      one('PodDisruptionBudget').spec.selector.matchLabels,
    ]) {
      expect(selector).toEqual(labels);
    }
    expect(cron.template.metadata.labels).not.toEqual(labels);
  });

  it('start files that are built', () => {
    const [, file] = cron.template.spec.containers[0].command;
    expect(file).toBe('apps/api/dist/backup.js');
    expect(read('apps/api/tsup.config.ts')).toContain(`backup: 'src/backup/command.ts'`);
  });
});

describe('the unit of systemd', () => {
  const unit = read('deploy/systemd/derrick.service');
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

  it('runs as a user of its own, who can write to one folder', () => {
    expect(setting('User')).toBe('derrick');
    expect(setting('ProtectSystem')).toBe('strict');
    expect(setting('NoNewPrivileges')).toBe('true');
    expect(setting('CapabilityBoundingSet')).toBe('');
    expect(setting('StateDirectory')).toBe('derrick');
  });

  it('sets variables that the server knows, inside of that folder', () => {
    const variables = (setting('Environment') ?? '').split(' ').map((part) => part.split('='));
    for (const [name, value = ''] of variables) {
      expect(known).toContain(name);
      if (name?.endsWith('_DIR')) expect(value).toMatch(/^\/var\/lib\/derrick\//);
    }
    const example = read('deploy/systemd/environment.example').matchAll(/^([A-Z_]+)=/gm);
    for (const [, name] of example) expect(known).toContain(name);
  });
});

describe('the dashboard and the alerts', () => {
  const texts = {
    dashboard: read('deploy/grafana/derrick.json'),
    alerts: read('deploy/prometheus/alerts.yaml'),
  };

  it.each(Object.entries(texts))('ask for metrics that the server has: %s', (_, text) => {
    const asked = [...text.matchAll(/derrick_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    expect(asked.length).toBeGreaterThan(3);
    for (const name of asked) expect(metricsOfServer()).toContain(name);
  });

  it('can be read, and the manual says what to do about each alert', () => {
    expect(JSON.parse(texts.dashboard).panels.length).toBeGreaterThan(6);
    const manual = read('docs/operations.md');
    const [{ rules }] = readYaml('deploy/prometheus/alerts.yaml').groups;
    for (const { alert } of rules) expect(manual).toContain(`\`${alert}\``);
  });
});
