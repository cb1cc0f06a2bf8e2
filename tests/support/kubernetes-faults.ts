import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import type { Manifest } from './deployment.ts';

const models = [ConfigMap, Deployment, HorizontalPodAutoscaler, Ingress, NetworkPolicy, PersistentVolumeClaim, PodDisruptionBudget, Service];

/** What Kubernetes would refuse of a manifest, or drop without a word. */
export const faultsOf = (manifest: Manifest): string[] => {
  const model = models.find(({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind);
  if (!model) return [`no schema of ${manifest.apiVersion} ${manifest.kind} is known here`];
  const unread = new Set<string>();
  try {
    model.prototype.validate.call(watched(manifest, '', unread));
  } catch (failure) {
    return [(failure as Error).message];
  }
  return [...unread].map((field) => `${field} is in no schema`);
};

/** The value, noting which of its fields nobody has read: a schema reads all that it knows, and lets the others through. */
const watched = <Value>(value: Value, place: string, unread: Set<string>): Value => {
  if (typeof value !== 'object' || value === null) return value;
  const read = new Map<PropertyKey, unknown>();
  for (const key of Object.keys(value)) unread.add(place + key);
  return new Proxy(value, {
    get(target, key) {
      if (!unread.delete(place + String(key))) return read.has(key) ? read.get(key) : Reflect.get(target, key);
      const field = watched(Reflect.get(target, key) as unknown, `${place}${String(key)}.`, unread);
      read.set(key, field);
      return field;
    },
  });
};
