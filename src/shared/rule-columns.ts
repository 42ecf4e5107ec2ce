/** The rules of the build's stylesheet, as the worker's build contains them. Columns compress better and load faster than objects. */
export interface RuleColumns {
  /** The names that selectors need: classes, elements as `<name`, and attributes as ` name="` and ` name="value"`. */
  names: readonly string[]
  /** Conditions of rules, outermost first, such as `@media print`. */
  conditions: readonly (readonly string[])[]
  /** The block of a rule with selectors, or the whole of another rule. */
  css: readonly string[]
  /** The index of the rule's conditions. */
  within: readonly number[]
  /** Null for rules without selectors. */
  selectors: readonly (readonly RuleSelector[] | null)[]
}

export interface RuleSelector {
  text: string
  /** One list for each alternative of the selector: the indexes of the names that a page must have for it to match. */
  needs: readonly (readonly number[])[]
}
