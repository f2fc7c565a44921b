import { describe, expect, it } from 'vitest';
import { withoutPrefilledValues } from './prefilled-values';

const documentWith = (parameter: object) => ({
  components: { schemas: { SubmitState: { type: 'string', enum: ['New', 'Accepted'], example: 'New' } } },
  paths: { '/submits': { get: { operationId: 'listSubmissions', parameters: [parameter] } } },
});
const state = { in: 'query', name: 'state', schema: { $ref: '#/components/schemas/SubmitState' } };

describe('withoutPrefilledValues', () => {
  it('moves the example of an optional parameter into its description', () => {
    expect(withoutPrefilledValues(documentWith({ ...state, description: 'In this state' }))).toEqual(
      documentWith({
        ...{ in: 'query', name: 'state', schema: { type: 'string', enum: ['New', 'Accepted'] } },
        description: 'In this state. Example: `New`',
      }),
    );
  });

  it.each([
    { ...state, required: true },
    { in: 'query', name: 'limit', schema: { default: 50 } },
  ])('leaves %j unchanged', parameter => {
    expect(withoutPrefilledValues(documentWith(parameter))).toEqual(documentWith(parameter));
  });
});
