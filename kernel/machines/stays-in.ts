interface Node {
  on?: object;
  states?: Readonly<Record<string, Node>>;
}

/**
 * The states of a machine, each with the events that are allowed in it and lead nowhere: what such an event tells is kept in the fold. A state is named by
 * its path (`repairing.inWork`). Throws for a state that there is not, and for an event that the state takes already.
 */
export const staysIn = <State extends string, EventName extends string, const States extends Readonly<Record<string, Node>>>(
  places: Readonly<Partial<Record<EventName, readonly State[]>>>,
  states: States,
): States => {
  const eventsOf = new Map<string, string[]>();
  for (const [event, names] of Object.entries<readonly State[] | undefined>(places))
    for (const name of names ?? []) eventsOf.set(name, [...(eventsOf.get(name) ?? []), event]);

  const within = (nodes: Readonly<Record<string, Node>>, path: string): Record<string, Node> =>
    Object.fromEntries(
      Object.entries(nodes).map(([key, node]) => {
        const name = path + key;
        if (node.states) return [key, { ...node, states: within(node.states, `${name}.`) }];
        const staying = eventsOf.get(name) ?? [];
        eventsOf.delete(name);
        const twice = staying.find((event) => event in (node.on ?? {}));
        if (twice) throw new Error(`${twice} leads on from ${name}, and cannot stay there.`);
        return [key, { ...node, on: { ...node.on, ...Object.fromEntries(staying.map((event) => [event, key])) } }];
      }),
    );

  const complete = within(states, '');
  if (eventsOf.size > 0) throw new Error(`There is no state ${[...eventsOf.keys()].join(', ')}.`);
  return complete as States;
};
