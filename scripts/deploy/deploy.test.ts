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
const knownVariables = [...variablesOfServer(), ...ofAws];
const isSecret = (name: string) => /SECRET|PASSWORD|KEY|_URL$/.test(name) && name !== 'PUBLIC_URL';
/** A fixed version instead of a moving tag. */
const pinned = /^[\w./-]+:(?=.*\d)(?!latest)[\w.-]+$/;

describe('the environment variables', () => {
  it('in the settings table match the variables that the server reads', () => {
    expect(documentedVariables().sort()).toEqual(variablesOfServer().sort());
  });
});

describe('the Docker image', () => {
  const stages = readStages('deploy/Dockerfile');
  const last = stages.at(-1) ?? [];
  const of = (name: string) => last.filter((line) => line.name === name).map(({ rest }) => rest);

  it('has several build stages with pinned base images', () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const [from] of stages) expect(from?.rest.split(' ')[0]).toMatch(pinned);
  });

  it('runs as a non-root user with a numeric id', () => {
    expect(of('USER')).toEqual(['1000:1000']);
  });

  it('copies only build output and production dependencies', () => {
    for (const line of of('COPY')) expect(line).toMatch(/^--from=(build|dependencies) \/app\//);
    expect(of('CMD')).toEqual(['["node", "apps/api/dist/main.js"]']);
  });

  it('has a health check with a path that the server serves', () => {
    const path = /PORT}(\/\w+)`/.exec(of('HEALTHCHECK').join())?.[1] ?? '';
    expect(servesPath(path)).toBe(true);
  });

  it('sets no secrets and no variables that the server does not read', () => {
    expect(stages.flat().filter(({ name }) => name === 'ARG')).toEqual([]);
    const variables = of('ENV').flatMap((line) => line.split(' ').map((part) => part.split('=')));
    for (const [name = ''] of variables) expect(knownVariables).toContain(name);
    expect(variables.filter(([name = '']) => isSecret(name))).toEqual([]);
    expect(of('EXPOSE')).toEqual([variables.find(([name]) => name === 'PORT')?.[1]]);
  });

  it('excludes secrets, data, dependencies and build output from its build context', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['**/.env*', '.data', '.git', '**/node_modules', '**/dist']) {
      expect(ignored).toContain(name);
    }
  });
});

describe('the Compose file', () => {
  const { services, networks } = readYaml('deploy/compose/compose.yaml');
  const { app, proxy, ...otherServices } = services;

  it('pins every image', () => {
    for (const { image } of [proxy, ...Object.values<{ image: string }>(otherServices)]) {
      expect(image).toMatch(pinned);
    }
  });

  it('sets only variables that the server reads, and takes secrets from the environment', () => {
    for (const name of Object.keys(app.environment)) expect(knownVariables).toContain(name);
    for (const service of Object.values<{ environment?: Record<string, string> }>(services)) {
      for (const [name, value] of Object.entries(service.environment ?? {})) {
        if (/SECRET|PASSWORD/.test(name)) expect(value, name).toMatch(/^\$\{[A-Z_]+:[?-]\}$/);
      }
    }
    expect(app.environment['DATABASE_URL']).toMatch(/:\$\{POSTGRES_PASSWORD:\?\}@/);
  });

  it('uses exactly the variables in its example file, which contains no values', () => {
    const lines = read('deploy/compose/.env.example').split('\n');
    const example = lines.filter((line) => /^\w/.test(line)).map((line) => line.split('='));
    const composeVariables = [...read('deploy/compose/compose.yaml').matchAll(/\$\{([A-Z_]+):/g)].map(
      ([, name]) => name,
    );
    expect(example.map(([name]) => name).sort()).toEqual([...new Set(composeVariables)].sort());
    for (const [, value] of example) expect(value).toBe('');
  });

  it('runs two read-only replicas and exposes only the proxy', () => {
    expect(app.deploy.replicas).toBe(2);
    expect(app.read_only).toBe(true);
    expect(app.cap_drop).toEqual(['ALL']);
    expect(app.ports).toBeUndefined();
    expect(proxy.ports).toContain('443:443');
    for (const service of Object.values<{ ports?: unknown; networks: string[] }>(otherServices)) {
      expect(service.ports).toBeUndefined();
      expect(service.networks).toEqual(['inside']);
    }
    expect(networks.inside.internal).toBe(true);
  });

  it('forwards requests to the server port and trusts exactly one proxy', () => {
    expect(read('deploy/compose/Caddyfile')).toContain(`dynamic a app ${app.environment['PORT']}`);
    expect(app.environment['TRUSTED_PROXIES']).toBe('1');
  });
});

describe('the Kubernetes manifests', () => {
  const documents = readDocuments('deploy/kubernetes/derrick.yaml');
  const documentOf = (kind: string) => documents.find((document) => document.kind === kind);
  const deployment = documentOf('Deployment').spec;
  const cron = documentOf('CronJob').spec.jobTemplate.spec;
  const settings = documentOf('ConfigMap').data;
  const pods = [deployment.template, cron.template];

  it('contain service, ingress, disruption budget, network policy and service account, but no secret', () => {
    const resourceKinds = documents.map(({ kind }) => kind);
    for (const kind of ['Service', 'Ingress', 'PodDisruptionBudget', 'NetworkPolicy', 'ServiceAccount']) {
      expect(resourceKinds).toContain(kind);
    }
    expect(documentOf('Secret')).toBeUndefined();
  });

  it('run pods as a non-root user without privilege escalation, with resource limits', () => {
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

  it('set variables that the server reads, and no secrets', () => {
    for (const [name, value] of Object.entries(settings)) {
      expect(knownVariables).toContain(name);
      expect(typeof value, name).toBe('string');
      if (name !== 'FILES_URL') expect(isSecret(name), name).toBe(false);
    }
    for (const { spec } of pods) {
      for (const { envFrom } of spec.containers)
        expect(envFrom).toContainEqual({ secretRef: { name: 'derrick' } });
    }
  });

  it('use probe paths that the server serves and ports that it listens on', () => {
    const [container] = deployment.template.spec.containers;
    for (const name of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      expect(servesPath(container[name].httpGet.path), name).toBe(true);
    }
    // The liveness probe must not check the database: restarting a server does not make an unavailable database available.
    expect(container.livenessProbe.httpGet.path).not.toBe(container.readinessProbe.httpGet.path);
    const ports = container.ports.map(({ containerPort }: { containerPort: number }) =>
      String(containerPort),
    );
    expect(ports).toEqual([settings.PORT, settings.METRICS_PORT]);
    const open = documentOf('NetworkPolicy').spec.ingress.flatMap(
      (rule: { ports: { port: number }[] }) => rule.ports,
    );
    expect(open.map(({ port }: { port: number }) => String(port))).toEqual(ports);
  });

  it('select the server pods by label, and do not select the backup pod', () => {
    const labels = { 'app.kubernetes.io/name': 'derrick' };
    expect(deployment.template.metadata.labels).toEqual(labels);
    for (const selector of [
      deployment.selector.matchLabels,
      documentOf('Service').spec.selector,
      documentOf('PodDisruptionBudget').spec.selector.matchLabels,
    ]) {
      expect(selector).toEqual(labels);
    }
    expect(cron.template.metadata.labels).not.toEqual(labels);
  });

  it('run a backup file that the build creates', () => {
    const [, file] = cron.template.spec.containers[0].command;
    expect(file).toBe('apps/api/dist/backup.js');
    expect(read('apps/api/tsup.config.ts')).toContain(`backup: 'src/backup/command.ts'`);
  });
});

describe('the systemd unit', () => {
  const unit = read('deploy/systemd/derrick.service');
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

  it('runs as a separate user without privileges, with write access to one folder', () => {
    expect(setting('User')).toBe('derrick');
    expect(setting('ProtectSystem')).toBe('strict');
    expect(setting('NoNewPrivileges')).toBe('true');
    expect(setting('CapabilityBoundingSet')).toBe('');
    expect(setting('StateDirectory')).toBe('derrick');
  });

  it('has example settings that the server reads, with folders inside its state folder', () => {
    const variables = [...read('deploy/systemd/environment.example').matchAll(/^([A-Z_]+)=(.*)$/gm)];
    expect(variables.length).toBeGreaterThan(5);
    for (const [, name = '', value = ''] of variables) {
      expect(knownVariables).toContain(name);
      if (name.endsWith('_DIR')) expect(value).toMatch(/^\/var\/lib\/derrick\//);
    }
  });
});

describe('the Grafana dashboard and the Prometheus alerts', () => {
  const texts = {
    dashboard: read('deploy/grafana/derrick.json'),
    alerts: read('deploy/prometheus/alerts.yaml'),
  };

  it.each(Object.entries(texts))('use metrics that the server exports: %s', (_, text) => {
    const metrics = [...text.matchAll(/derrick_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    expect(metrics.length).toBeGreaterThan(3);
    for (const name of metrics) expect(metricsOfServer()).toContain(name);
  });

  it('are valid, and the operations page explains each alert', () => {
    expect(JSON.parse(texts.dashboard).panels.length).toBeGreaterThan(6);
    const manual = read('docs/operations.md');
    const [{ rules }] = readYaml('deploy/prometheus/alerts.yaml').groups;
    for (const { alert } of rules) expect(manual).toContain(`\`${alert}\``);
  });
});
