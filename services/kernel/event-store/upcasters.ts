import type { RecordedEvent } from '#contracts/kernel/recorded-event.ts';

/** How the data of one event type became another shape: from schema version `from` to `from + 1`. Pure. */
export interface Upcaster {
  type: string;
  from: number;
  upcast(data: Record<string, unknown>): Record<string, unknown>;
}

export interface Upcasting {
  /** The event in today's shape, whatever version it was recorded in. */
  upcast(event: RecordedEvent): RecordedEvent;
  /** What new events of the type are recorded as; 1 where the shape never changed. */
  currentSchemaVersion(type: string): number;
}

/** Throws when the steps of a type leave a gap or repeat a version. */
export const upcasting = (upcasters: readonly Upcaster[] = []): Upcasting => {
  const steps = new Map<string, Upcaster[]>();
  for (const upcaster of [...upcasters].sort((a, b) => a.from - b.from)) {
    const ofType = steps.get(upcaster.type) ?? [];
    if (upcaster.from !== ofType.length + 1) throw new Error(`The upcasters of ${upcaster.type} do not go on from version ${ofType.length + 1}.`);
    steps.set(upcaster.type, [...ofType, upcaster]);
  }
  const currentSchemaVersion = (type: string) => (steps.get(type)?.length ?? 0) + 1;

  return {
    currentSchemaVersion,
    upcast: (event) => {
      const ahead = steps.get(event.type)?.slice(event.schemaVersion - 1) ?? [];
      if (ahead.length === 0) return event;
      const data = ahead.reduce<Record<string, unknown>>((shape, step) => step.upcast(shape), event.data as Record<string, unknown>);
      return { ...event, data, schemaVersion: currentSchemaVersion(event.type) };
    },
  };
};
