import { describe, expect, it } from 'vitest';
import { settingNames } from '#services/config.ts';
import { readCompose, textOf } from '#tests/support/deployment.ts';

const settings = [...settingNames].sort();

const named = (file: string, pattern: RegExp): string[] => [...textOf(file).matchAll(pattern)].map(([, name]) => name!);

describe('Rule: wherever the portal is deployed every setting is named, and none that it does not read', () => {
  it.each(['portal-1', 'portal-2'])('compose.yaml: %s, with the secrets that `up` makes', (portal) => {
    const secrets = named('deploy/up', /echo "(\w+)=/g).filter((name) => !name.endsWith('_PASSWORD'));
    expect([...Object.keys(readCompose().services[portal]!.environment!), ...secrets].sort()).toEqual(settings);
  });

  it('Kubernetes: as a setting, if only in a comment, or as a secret', () => {
    const secrets = named('deploy/chart/templates/portal.yaml', /secretKeyRef: \{ name: .*?, key: (\w+)/g);
    // NATS_URL may stand in either.
    expect([...new Set([...named('deploy/chart/values.yaml', /^ {2}(?:# )?([A-Z_]+):/gm), ...secrets])].sort()).toEqual(settings);
  });

  it('the table of README', () => {
    const rows = named('README.md', /^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/gm);
    expect(rows.flatMap((names) => names.replaceAll('`', '').split(', ')).sort()).toEqual(settings);
  });

  it('the image: what differs in a container', () => {
    const [line] = named('deploy/image/Dockerfile', /^ENV NODE_ENV=production (.*)$/gm);
    expect(settings).toEqual(expect.arrayContaining(line!.split(' ').map((setting) => setting.split('=')[0])));
  });
});
