import { describe, expect, it } from 'vitest';
import { readManifests, type Manifest } from '#tests/support/deployment.ts';
import { faultsOf } from '#tests/support/kubernetes-faults.ts';

const manifests = readManifests();

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

const deployment = only<Deployment>('Deployment');
const pod = deployment.spec.template;
const portal = pod.spec.containers[0]!;
const nameOf = (kind: string) => only<Manifest>(kind).metadata.name;

describe('Rule: Kubernetes takes the manifests as they are', () => {
  it.each(manifests)('$file', ({ manifest }) => {
    expect(faultsOf(manifest)).toEqual([]);
  });

  it.each([
    ['a misspelt field', { ...deployment, spec: { ...deployment.spec, replicsa: 2 } }, 'spec.replicsa'],
    ['one that is missing', { ...deployment, spec: { template: pod } }, 'selector'],
    ['one of another type', { ...deployment, spec: { ...deployment.spec, replicas: 'two' } }, 'replicas'],
  ])('and %s would be found', (_what, broken, fault) => {
    expect(faultsOf(broken as Manifest).join()).toContain(fault);
  });
});

describe('Rule: the manifests know one another', () => {
  it('pods are found by their labels', () => {
    const { labels } = pod.metadata;
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(only<{ spec: { selector: object } } & Manifest>('Service').spec.selector).toEqual(labels);
    expect(only<Deployment>('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(only<{ spec: { podSelector: { matchLabels: object } } } & Manifest>('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels);
  });

  it('settings, files and the Service by their names', () => {
    expect(portal.envFrom).toEqual([{ configMapRef: { name: nameOf('ConfigMap') } }]);
    expect(pod.spec.volumes.flatMap(({ persistentVolumeClaim: claim }) => claim?.claimName ?? [])).toEqual([nameOf('PersistentVolumeClaim')]);
    expect(JSON.stringify(only('Ingress'))).toContain(`"backend":{"service":{"name":"${nameOf('Service')}","port":{"name":"http"}}}`);
  });

  it('the autoscaler alone says how many, by the processor and by the lag', () => {
    const { spec } = only<{ spec: { scaleTargetRef: object; metrics: object[] } } & Manifest>('HorizontalPodAutoscaler');
    expect(spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: deployment.metadata.name });
    expect(spec.metrics).toMatchObject([{ resource: { name: 'cpu' } }, { pods: { metric: { name: 'shelfline_processor_lag_events' } } }]);
    expect(deployment.spec.replicas).toBeUndefined();
  });
});

describe('Rule: a pod comes and goes without an answer lost', () => {
  it('it is asked whether it turns, and whether it may be asked', () => {
    const path = ({ httpGet }: Probe) => httpGet.path;
    expect([portal.startupProbe, portal.livenessProbe, portal.readinessProbe].map(path)).toEqual(['/healthz', '/healthz', '/readyz']);
  });

  it('it still takes calls until the Service has forgotten it, and has time for what is under way', () => {
    const [, seconds] = portal.lifecycle.preStop.exec.command;
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 30);
  });
});

describe('Rule: no secret stands in a manifest, and a pod is nobody', () => {
  it('secrets are named', () => {
    expect(manifests.map(({ manifest }) => manifest.kind)).not.toContain('Secret');
    for (const { value } of portal.env) expect(value).toBeUndefined();
    expect(Object.keys(only<{ data: object } & Manifest>('ConfigMap').data)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/SECRET|DATABASE_URL/)]),
    );
  });

  it('it runs as a user without rights', () => {
    expect(pod.spec.securityContext.runAsNonRoot).toBe(true);
    expect(portal).toMatchObject({
      securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    });
  });
});
