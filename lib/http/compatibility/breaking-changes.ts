import {
  type ApiDocument,
  type Described,
  describedOperations,
  describedWebhooks,
} from '@/lib/http/openapi/described-operations';
import { type Direction, schemaChanges } from './schema-changes';

/**
 * Lists the changes from one OpenAPI document to a later one that break clients. Within v1 only additions are allowed
 * (contract §1). Each entry names the operation and what changed.
 */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  const documents = { before, after };
  const compare = (was: Described, is: Described | undefined, isEvent: boolean): string[] => {
    if (!is) return ['is gone'];
    return [
      ...(is.operationId === was.operationId ? [] : [`is called ${is.operationId} now`]),
      ...accessChanges(was, is),
      ...parameterChanges(was, is),
      ...bodyChanges(was, is, isEvent ? 'answered' : 'sent'),
      ...(isEvent ? [] : answerChanges(was, is)),
    ];
  };

  function parameterChanges(was: Described, is: Described): string[] {
    const key = ({ in: place, name }: Described['parameters'][number]) => `${place} ${name}`;
    const now = new Map(is.parameters.map(parameter => [key(parameter), parameter]));
    const known = new Set(was.parameters.map(key));
    return [
      ...was.parameters.flatMap(parameter => {
        const other = now.get(key(parameter));
        if (!other) return [`no longer takes the parameter ${key(parameter)}`];
        const found = schemaChanges(documents, parameter.schema, other.schema, 'sent');
        const isNeeded = other.required && !parameter.required;
        return [...(isNeeded ? ['is needed now'] : []), ...found].map(
          text => `parameter ${key(parameter)}: ${text}`,
        );
      }),
      ...is.parameters
        .filter(parameter => parameter.required && !known.has(key(parameter)))
        .map(parameter => `needs the parameter ${key(parameter)} now`),
    ];
  }

  function bodyChanges(was: Described, is: Described, direction: Direction): string[] {
    if (!was.requestBody) return is.requestBody?.required ? ['needs a body now'] : [];
    if (!is.requestBody) return ['takes no body now'];
    const isNeeded = is.requestBody.required && !was.requestBody.required;
    return [
      ...(isNeeded ? ['needs its body now'] : []),
      ...contentChanges(was.requestBody.content, is.requestBody.content, direction).map(
        text => `body: ${text}`,
      ),
    ];
  }

  function answerChanges(was: Described, is: Described): string[] {
    return Object.entries(was.responses).flatMap(([status, answer]) => {
      const other = is.responses[status];
      if (!other) return [`no longer answers ${status}`];
      const lost = Object.keys(answer.headers).filter(name => !(name in other.headers));
      return [
        ...lost.map(name => `answers ${status} without the header field ${name}`),
        ...contentChanges(answer.content ?? {}, other.content ?? {}, 'answered').map(
          text => `answer ${status}: ${text}`,
        ),
      ];
    });
  }

  function contentChanges(was: Content, is: Content, direction: Direction): string[] {
    return Object.entries(was).flatMap(([type, { schema }]) => {
      const other = is[type];
      return other ? schemaChanges(documents, schema, other.schema, direction) : [`is no longer ${type}`];
    });
  }

  const pairs = (list: (document: ApiDocument) => Described[], isEvent: boolean) =>
    list(before).flatMap(was => {
      const is = list(after).find(other => other.method === was.method && other.path === was.path);
      return compare(was, is, isEvent).map(text => `${was.method} ${was.path} ${text}`);
    });
  return [...pairs(describedOperations, false), ...pairs(describedWebhooks, true)];
}

type Content = NonNullable<Described['requestBody']>['content'];

function accessChanges(was: Described, is: Described): string[] {
  const ways = ({ security }: Described) =>
    security.length === 0 ? ['nothing'] : security.map(way => Object.keys(way).join(' and ') || 'nothing');
  const now = ways(is);
  return ways(was)
    .filter(way => !now.includes(way) && !now.includes('nothing'))
    .map(way => `can no longer be called with ${way}`);
}
