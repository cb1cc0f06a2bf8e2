import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '#services/config.ts';
import { textOf, type Manifest } from '#tests/support/deployment.ts';
import { hasHelm, helm, rendered } from '#tests/support/helm.ts';
import { faultsOf } from '#tests/support/kubernetes-faults.ts';

/** What has no default. */
const said = { image: 'registry.example.com/shelfline:1', 'ingress.host': 'shelfline.example.com' };
const templates = readdirSync(path.resolve(import.meta.dirname, 'chart/templates')).filter((file) => file.endsWith('.yaml'));
const where = hasHelm ? '' : ' (skipped: its helm is for Linux on x64)';
const manifests = hasHelm ? rendered(said) : [];

/** The one manifest of a kind, as its parts are looked at here. */
const only = <Kind>(kind: string): Kind => manifests.find(({ manifest }) => manifest.kind === kind)!.manifest as Kind;

interface Probe {
  httpGet: { path: string; port: string };
}
interface Deployment extends Manifest {
  spec: {
    replicas?: number;
    selector: { matchLabels: Record<string, string> };
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: { runAsNonRoot: boolean };
        containers: {
          ports: { name: string }[];
          envFrom: { configMapRef: { name: string } }[];
          env: { name: string; value?: string; valueFrom: { secretKeyRef: { name: string } } }[];
          startupProbe: Probe;
          livenessProbe: Probe;
          readinessProbe: Probe;
          lifecycle: { preStop: { exec: { command: string[] } } };
        }[];
        volumes: { persistentVolumeClaim?: { claimName: string } }[];
      };
    };
  };
}

const deployment = () => only<Deployment>('Deployment');
const pod = () => deployment().spec.template;
const portal = () => pod().spec.containers[0]!;
const nameOf = (kind: string) => only<Manifest>(kind).metadata.name;

describe.runIf(hasHelm)(`Rule: Helm takes the chart, and Kubernetes what Helm makes of it${where}`, () => {
  it('without a word of warning', () => {
    expect(helm('lint', said)).toMatchObject({ code: 0, wrong: '' });
  });

  it('a manifest of each template', () => {
    expect(manifests.map(({ file }) => file).sort()).toEqual(templates.sort());
  });

  it.each(templates)('%s', (template) => {
    expect(manifests.filter(({ file }) => file === template).map(({ manifest }) => faultsOf(manifest))).toEqual([[]]);
  });

  it.each([
    ['a misspelt field', { replicsa: 2 }, 'spec.replicsa'],
    ['one that is missing', { selector: undefined }, 'selector'],
    ['one of another type', { replicas: 'two' }, 'replicas'],
  ])('and %s would be found', (_what, change, fault) => {
    const broken: Manifest = { ...deployment(), spec: { ...deployment().spec, ...change } } as Manifest;
    expect(faultsOf(broken).join()).toContain(fault);
  });
});

describe.runIf(hasHelm)(`Rule: what an operator says is looked at before anything is installed${where}`, () => {
  it.each([
    ['no image', { 'ingress.host': 'h.example' }, 'image'],
    ['no host', { image: 'i' }, 'ingress.host'],
    ['a setting that the portal does not read', { ...said, 'settings.PORTT': '3000' }, 'PORTT'],
    ['a secret among the settings', { ...said, 'settings.TOKEN_SECRET': 'known to all' }, 'TOKEN_SECRET'],
    ['a misspelt value', { ...said, imagePullPolicy: 'Always' }, 'imagePullPolicy'],
  ])('%s is refused', (_what, values, named) => {
    const { code, wrong } = helm('template', values);
    expect(code).not.toBe(0);
    expect(wrong).toContain(named);
  });

  it('the schema knows every setting but the secrets', () => {
    const { properties } = (JSON.parse(textOf('deploy/chart/values.schema.json')) as { properties: { settings: { properties: object } } }).properties
      .settings;
    const ofPayments = ['PAYMENT_ALIPAY_PRIVATE_KEY', 'PAYMENT_ALIPAY_PUBLIC_KEY', 'PAYMENT_BANK_KEY'];
    const secrets = [
      'DATABASE_URL',
      'METRICS_TOKEN',
      'PERSONAL_DATA_KEY',
      'REPLICA_URL',
      'TOKEN_SECRET',
      ...ofPayments,
      'CARRIER_KEY',
      'CARRIER_HOOK_KEY',
    ];
    expect([...Object.keys(properties), ...secrets].sort()).toEqual([...settingNames].sort());
  });

  it('and what is said is what stands in the manifests', () => {
    const release = rendered({ ...said, secret: 'kept-elsewhere', 'settings.PORT': '8080', 'files.storageClass': 'shared' });
    const texts = (template: string) => JSON.stringify(release.find(({ file }) => file === template)!.manifest);
    expect(texts('portal.yaml')).toContain('"name":"kept-elsewhere","key":"DATABASE_URL"');
    expect(texts('portal.yaml')).toContain('"name":"http","containerPort":8080');
    expect(texts('settings.yaml')).toContain('"PORT":"8080"');
    expect(texts('files.yaml')).toContain('"storageClassName":"shared"');
  });

  it('a setting that changes brings new pods', () => {
    const podsOf = (level: string) => JSON.stringify(rendered({ ...said, 'settings.LOG_LEVEL': level }).find(({ file }) => file === 'portal.yaml'));
    expect(podsOf('warn')).not.toBe(podsOf('info'));
  });
});

describe.runIf(hasHelm)(`Rule: the manifests know one another${where}`, () => {
  it('pods are found by their labels', () => {
    const { labels } = pod().metadata;
    expect(deployment().spec.selector.matchLabels).toEqual(labels);
    expect(only<{ spec: { selector: object } } & Manifest>('Service').spec.selector).toEqual(labels);
    expect(only<Deployment>('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(only<{ spec: { podSelector: { matchLabels: object } } } & Manifest>('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels);
  });

  it('settings, files and the Service by their names', () => {
    expect(portal().envFrom).toEqual([{ configMapRef: { name: nameOf('ConfigMap') } }]);
    expect(pod().spec.volumes.flatMap(({ persistentVolumeClaim: claim }) => claim?.claimName ?? [])).toEqual([nameOf('PersistentVolumeClaim')]);
    expect(JSON.stringify(only('Ingress'))).toContain(`"backend":{"service":{"name":"${nameOf('Service')}","port":{"name":"http"}}}`);
  });

  it('the autoscaler alone says how many, by the processor and by the lag', () => {
    const { spec } = only<{ spec: { scaleTargetRef: object; metrics: object[] } } & Manifest>('HorizontalPodAutoscaler');
    expect(spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: deployment().metadata.name });
    expect(spec.metrics).toMatchObject([{ resource: { name: 'cpu' } }, { pods: { metric: { name: 'shelfline_processor_lag_events' } } }]);
    expect(deployment().spec.replicas).toBeUndefined();
  });
});

describe.runIf(hasHelm)(`Rule: a pod comes and goes without an answer lost${where}`, () => {
  it('it is asked whether it turns, and whether it may be asked', () => {
    const path = ({ httpGet }: Probe) => httpGet.path;
    expect([portal().startupProbe, portal().livenessProbe, portal().readinessProbe].map(path)).toEqual(['/healthz', '/healthz', '/readyz']);
  });

  it('it still takes calls until the Service has forgotten it, and has time for what is under way', () => {
    const [, seconds] = portal().lifecycle.preStop.exec.command;
    expect(pod().spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 30);
  });
});

describe.runIf(hasHelm)(`Rule: no secret stands in a manifest, and a pod is nobody${where}`, () => {
  it('secrets are named', () => {
    expect(manifests.map(({ manifest }) => manifest.kind)).not.toContain('Secret');
    for (const { value } of portal().env) expect(value).toBeUndefined();
    expect(Object.keys(only<{ data: object } & Manifest>('ConfigMap').data)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/SECRET|DATABASE_URL|PERSONAL_DATA_KEY/)]),
    );
  });

  it('it runs as a user without rights', () => {
    expect(pod().spec.securityContext.runAsNonRoot).toBe(true);
    expect(portal()).toMatchObject({
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    });
  });
});
