import { settingNames } from '../lib/env.ts';
import { editDistance } from '../lib/rules/format/edit-distance.ts';

/**
 * Finds names that are no setting: all of a file of settings, and of the environment those that are nearly one. Returns a
 * line for each.
 * @param {readonly string[]} ofFile
 * @param {readonly string[]} [ofEnvironment]
 */
export function findMisspelt(ofFile, ofEnvironment = Object.keys(process.env)) {
  const unknown = new Set([...ofFile, ...ofEnvironment].filter(name => !settingNames.includes(name)));
  return [...unknown].flatMap(name => {
    const meant = settingNames.find(one => editDistance(one, name) <= Math.min(2, one.length / 4));
    if (meant) return [`${name} is no setting: is ${meant} meant?`];
    return ofFile.includes(name) ? [`${name} is no setting: .env.example has all names`] : [];
  });
}
