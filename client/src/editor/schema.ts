/** The parts of JSON Schema that positions are told in. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: readonly (string | number)[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  description?: string;
  minimum?: number;
  maximum?: number;
}

/** What a part is, wherever it is described; its own description stays. */
export function resolve(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  if (name === undefined) return schema;
  const found = root.$defs?.[name];
  return found ? { ...resolve(found, root), ...(schema.description && { description: schema.description }) } : schema;
}

/** Of several shapes the one that fits the value; and whether there may be none. */
export function shapeOf(schema: Schema, value: unknown, root: Schema): { shape: Schema; isOptional: boolean; shapes: readonly Schema[] } {
  const whole = resolve(schema, root);
  const all = (whole.anyOf ?? [whole]).map((each) => resolve(each, root));
  const shapes = all.filter((each) => each.type !== "null");
  const isOptional = shapes.length < all.length;
  const shape = shapes.find((each) => fits(each, value)) ?? shapes[0] ?? {};
  const { description } = whole;
  return { shape: { ...shape, ...(description && { description }) }, isOptional, shapes };
}

function fits(schema: Schema, value: unknown): boolean {
  if (schema.enum) return schema.enum.includes(value as string);
  switch (schema.type) {
    case "integer":
    case "number":
      return typeof value === "number";
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === schema.type;
  }
}

/** A value to begin with. */
export function blank(schema: Schema, root: Schema): unknown {
  const { shape } = shapeOf(schema, undefined, root);
  if (shape.enum) return shape.enum[0];
  switch (shape.type) {
    case "integer":
    case "number":
      return shape.minimum ?? 0;
    case "boolean":
      return false;
    case "array":
      return [];
    case "object":
      return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([key, each]) => [key, shapeOf(each, undefined, root).isOptional ? null : blank(each, root)]));
    default:
      return "";
  }
}
