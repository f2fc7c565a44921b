import { beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '@/lib/contracts/operations/all';
import { openApiDocument } from './openapi';

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1/none';
  process.env.APP_SECRET = 'only for the address in the document!!';
});

/** Names that the interface specification gives to records which exist by now. */
const specified = [
  'ClubInfo',
  'CustomFieldSchema',
  'DepartmentSchema',
  'FamiliySubmit',
  'MembershipDepartmentPriceSchema',
  'MembershipPatchRequest',
  'MembershipSchema',
  'MembershipSubmit',
  'MembershipSubmitResponse',
  'MembershipSurchargeSchema',
  'SubmitAcceptRequest',
  'SubmitDenyRequest',
  'SubmitHistoryResponse',
  'WebhookDeliveryDto',
  'WebhookReadDto',
  'WebhookWriteDto',
  'FormDesign',
  'FormMembership',
  'BackgroundSettings',
  'BackgroundImageSettings',
  'CustomDesignSettings',
  'ProblemDetails',
  'ValidationProblemDetails',
];

describe('the OpenAPI document', () => {
  it('holds every operation with an answer for each of its statuses', () => {
    const document = openApiDocument();
    const described = Object.values(document.paths ?? {}).flatMap(path => Object.values(path ?? {}));
    expect(described).toHaveLength(allOperations.length);
    for (const { operationId, responses } of described.map(one => JSON.parse(JSON.stringify(one)))) {
      const statuses = Object.keys(responses);
      expect(statuses, operationId).toContain('500');
      expect(
        statuses.filter(status => status.startsWith('2') && status !== '206'),
        operationId,
      ).toHaveLength(1);
    }
  });

  it('uses the component names of the specification', () => {
    const names = Object.keys(openApiDocument().components?.schemas ?? {}).map(name =>
      name.replace(/Output$/, ''),
    );
    expect(names).toEqual(expect.arrayContaining(specified));
  });

  it('points to nothing that is not in it', () => {
    const document = openApiDocument();
    const references = JSON.stringify(document).match(/#\/components\/schemas\/[A-Za-z]+/g) ?? [];
    expect(references.length).toBeGreaterThan(50);
    const names = new Set(
      Object.keys(document.components?.schemas ?? {}).map(name => `#/components/schemas/${name}`),
    );
    expect(references.filter(reference => !names.has(reference))).toEqual([]);
  });
});
