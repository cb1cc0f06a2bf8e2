import path from 'node:path';
import { GenericContainer, getContainerRuntimeClient, ImageName, type StartedTestContainer } from 'testcontainers';

const base = 'node:24-slim';
const root = path.resolve(import.meta.dirname, '../..');

/** Builds deploy/image/Dockerfile as a developer would. What the engine says of it is shown with DEBUG=testcontainers:build. */
export const buildImage = async (name: string): Promise<void> => {
  const { image } = await getContainerRuntimeClient();
  await image.build(root, {
    t: name,
    dockerfile: 'deploy/image/Dockerfile',
    buildargs: { NODE_IMAGE: base, BUILD_IMAGE: await imageWithNpm() },
    // The registry may be one that only this machine reaches.
    networkmode: 'host',
  });
  if (!(await image.exists(ImageName.fromString(name)))) throw new Error(`${name} could not be built: DEBUG=testcontainers:build says why.`);
};

/** The base, as it comes. One that stands in for it may hold Node alone, and gets the npm of this machine. */
const imageWithNpm = async (): Promise<string> => {
  const container = await new GenericContainer(base).withCommand(['sleep', '600']).start();
  try {
    return (await container.exec(['npm', '--version'])).exitCode === 0 ? base : await addNpm(container);
  } finally {
    await container.stop();
  }
};

const addNpm = async (container: StartedTestContainer): Promise<string> => {
  const source = path.resolve(process.execPath, '../../lib/node_modules/npm');
  await container.copyDirectoriesToContainer([{ source, target: '/usr/local/lib/node_modules/npm' }]);
  await container.exec(['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm']);
  const changes: string[] = [];
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) {
    await container.copyFilesToContainer([{ source: certificates, target: '/etc/ssl/machine.pem' }]);
    changes.push('ENV NODE_EXTRA_CA_CERTS=/etc/ssl/machine.pem');
  }
  const image = { repo: 'localhost/shelfline-build', tag: 'test' };
  await container.commit({ ...image, changes, deleteOnExit: false });
  return `${image.repo}:${image.tag}`;
};
