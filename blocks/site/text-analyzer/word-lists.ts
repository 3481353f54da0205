/** Words of praise and of complaint, lower case, in every form that counts. */
export const positiveWords: ReadonlySet<string> = new Set(
  `accurate admire advantage amazing appreciate awesome beautiful benefit benefits best better brilliant calm
  clear confident delight delighted delightful easy effective efficient elegant enjoy enjoyed excellent excited
  exceptional fantastic fast faster friendly gain gains glad good great grow growth happy helpful helps impressed
  impressive improve improved improvement improves innovative joy like liked love loved loves outstanding perfect
  pleasant pleased positive powerful precise productive profit progress quick recommend reliable responsive robust
  safe satisfied secure simple smooth stable strong succeed success successful superb thank thanks thrive trust
  trusted useful valuable win wins wonderful worth`.split(/\s+/),
);

export const negativeWords: ReadonlySet<string> = new Set(
  `angry annoyed annoying awful bad blocked broken bug bugs buggy complain complaint complicated confused confusing
  costly crash crashed crashes damage delay delayed delays difficult disappoint disappointed disappointing
  disaster down error errors expensive fail failed failing fails failure failures fault frustrated frustrating
  frustration hard hate horrible inaccurate insecure issue issues lack lacks late lose losing loss losses lost mess
  missed missing negative never noisy outage outages pain painful poor problem problems regret reject rejected risk
  risky sad slow slower stuck terrible trouble ugly unclear unhappy unreliable unstable unusable useless waste
  wasted weak worse worst wrong`.split(/\s+/),
);

/** Names of technologies as they are written, each also found in other spellings of case. */
export const technologies: readonly string[] = [
  "machine learning",
  "deep learning",
  "generative AI",
  "artificial intelligence",
  "natural language processing",
  "computer vision",
  "large language model",
  "large language models",
  "API",
  "APIs",
  "AI",
  "ML",
  "LLM",
  "LLMs",
  "AWS",
  "Azure",
  "Google Cloud",
  "cloud",
  "Kubernetes",
  "Docker",
  "Terraform",
  "Linux",
  "Python",
  "TypeScript",
  "JavaScript",
  "Java",
  "Rust",
  "React",
  "Node.js",
  "SQL",
  "PostgreSQL",
  "Snowflake",
  "Databricks",
  "Kafka",
  "Spark",
  "GraphQL",
  "DevOps",
  "MLOps",
  "Salesforce",
  "SAP",
  "ServiceNow",
  "CRM",
  "ERP",
  "IoT",
  "blockchain",
  "microservices",
  "serverless",
  "database",
  "data lake",
  "data warehouse",
  "software",
  "chatbot",
];

/** Ideas that business texts are about. */
export const concepts: readonly string[] = [
  "digital transformation",
  "customer experience",
  "user experience",
  "supply chain",
  "data quality",
  "business process",
  "decision making",
  "cost reduction",
  "time to market",
  "continuous delivery",
  "automation",
  "analytics",
  "innovation",
  "strategy",
  "security",
  "privacy",
  "compliance",
  "governance",
  "scalability",
  "performance",
  "efficiency",
  "productivity",
  "sustainability",
  "reliability",
  "integration",
  "collaboration",
  "forecasting",
  "optimization",
  "migration",
  "personalization",
  "accessibility",
  "growth",
  "quality",
  "risk",
];

/** Words that say nothing about what a text is about; only those of more than three letters matter. */
export const stopWords: ReadonlySet<string> = new Set(
  `about above after again against also always among another anyone anything are aren't around because been before
  being below between both came cannot come comes could couldn't didn't does doesn't doing don't down during each
  even ever every everything from further gave gets give gives goes going gone have haven't having here herself
  himself into isn't it's itself just know less made make makes many maybe might more most much must myself need
  needs next none nothing often once only onto other others ours ourselves over quite rather really same says seem
  seems shall should since some someone something soon still such take takes than that that's their theirs them
  themselves then there there's these they they're thing things this those though through today together under
  until upon very want wants wasn't well went were weren't what when where which while whom whose will with within
  without won't would wouldn't your yours yourself`.split(/\s+/),
);

/** Short words that begin a sentence with a capital letter and belong to no name. */
export const shortFunctionWords: ReadonlySet<string> = new Set(
  `a all an and any are as at but by can did do for get had has he her his how i if in is it its let may my no nor
  not now of off on one or our out own she so the to too two us was we who why yes yet you`.split(/\s+/),
);
